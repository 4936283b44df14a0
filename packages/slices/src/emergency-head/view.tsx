import { Actions, Button, ButtonLink, Select, type LinkData, type SelectOption } from "@orlaya/ui";
import { PageHeadView, type PageHeadViewProps } from "../page-head/view.tsx";
import css from "./emergency-head.module.css";

export interface EmergencyHeadProps extends Omit<PageHeadViewProps, "children" | "quiet"> {
  /** Path of the page itself. Its query contains the country. */
  readonly action: string;
  readonly countries: readonly SelectOption[];
  /** ISO code of the selected country; empty without one. */
  readonly country: string;
  /** Name of the place in which the numbers are valid. */
  readonly place: string;
  /** tel: links, the most urgent first. */
  readonly numbers: readonly LinkData[];
  /** Text that is shown when no number is certain. */
  readonly text: string;
}
/**
 * Renders the heading of the emergency page: emergency numbers above all other content, and a form
 * to select a country. It needs no script. The country is part of the URL and is not stored.
 */
export function EmergencyHead({
  action,
  countries,
  country,
  place,
  numbers,
  text,
  ...head
}: EmergencyHeadProps) {
  const { t } = head.context;
  return (
    <PageHeadView {...head} quiet>
      <div role="group" aria-labelledby="emergency-place" className={css.numbers}>
        <strong id="emergency-place">{t("emergency.numbers", { place })}</strong>
        {numbers.length > 0 ? (
          <Actions>
            {numbers.map((number, at) => (
              <ButtonLink
                key={number.label}
                link={number}
                icon="phone"
                iconSide="start"
                variant={at === 0 ? "primary" : "secondary"}
              />
            ))}
          </Actions>
        ) : (
          <p>{text}</p>
        )}
      </div>
      <form action={action} method="get" className={css.numbers}>
        <Select
          id="emergency-country"
          name="to"
          icon="map-pin"
          label={t("emergency.country")}
          options={countries}
          value={country}
          placeholder={t("emergency.choose")}
          required
        />
        <Button type="submit" variant="secondary">
          {t("emergency.show")}
        </Button>
      </form>
    </PageHeadView>
  );
}
