import { NOT_LISTED, type Option } from "@orlaya/finder/eligibility";
import { narrowIndex, type CountryIndex } from "@orlaya/finder/search";
import { useMemo } from "react";
import { CountryField, type CountryFieldProps } from "./country-field.tsx";

type CascadeCountryProps = Omit<CountryFieldProps, "countries"> & {
  readonly options: readonly Option[];
  readonly notListed?: string | undefined;
};
/** Renders a country field with the options of one step. */
export function CascadeCountry({
  options,
  notListed,
  index: whole,
  ...field
}: CascadeCountryProps) {
  const countries = useMemo(
    () => [
      ...options.map(({ value, label }) => ({ code: value, name: label })),
      ...(notListed === undefined ? [] : [{ code: NOT_LISTED, name: notListed }]),
    ],
    [options, notListed],
  );
  const index = useMemo(
    (): CountryIndex | null =>
      whole && narrowIndex(whole, new Set(countries.map(({ code }) => code))),
    [whole, countries],
  );
  return <CountryField {...field} countries={countries} index={index} />;
}
