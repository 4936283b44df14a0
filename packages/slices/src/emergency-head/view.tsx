import { Actions, Button, ButtonLink, Select, type LinkData, type SelectOption } from "@orlaya/ui";
import { PageHeadView, type PageHeadViewProps } from "../page-head/view.tsx";
import css from "./emergency-head.module.css";

export interface EmergencyHeadProps extends Omit<PageHeadViewProps, "children" | "quiet"> {
  /** Path of the page itself; its query holds the country. */
  readonly action: string;
  readonly countries: readonly SelectOption[];
  /** ISO code of the chosen country; empty where none is. */
  readonly country: string;
  /** Where the numbers hold. */
  readonly place: string;
  /** Links that dial, the most urgent first. */
  readonly numbers: readonly LinkData[];
  /** In place of numbers that nobody is sure of. */
  readonly text: string;
}
/**
 * Heading of the emergency page: numbers to press before anything else, and a country to choose. A form and links only:
 * the country stands in the address, and nobody keeps it.
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
