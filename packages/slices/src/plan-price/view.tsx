import { RadioCards } from "@orlaya/finder-ui/radio-cards";
import {
  Button,
  Caption,
  describe,
  Duo,
  Field,
  Heading,
  Price,
  Section,
  SectionHead,
  Select,
  type PriceData,
  type SelectOption,
} from "@orlaya/ui";
import type { SliceContext } from "../context.ts";
import type { Tone } from "../fields.ts";
import { getTitleId } from "../shared.ts";
import type { PremiumParam } from "./params.ts";
import css from "./plan-price.module.css";

export interface PlanPriceProps {
  readonly title: string;
  readonly lead: string;
  /** Path of the page itself with the anchor of the section. Its query contains the answers. */
  readonly action: string;
  /** Ages that the plan accepts. */
  readonly ages: { readonly from: number; readonly to: number };
  /** Choices besides the age; a list with fewer than two is not shown. */
  readonly options: { readonly [P in Exclude<PremiumParam, "age">]: readonly SelectOption[] };
  /** Chosen values, and the age as it was typed. */
  readonly values: { readonly [P in PremiumParam]: string };
  readonly errors: { readonly [P in PremiumParam]?: string };
  /** The premium of the visitor; null without a valid age. */
  readonly answer: PriceAnswer | null;
  readonly table: PriceTable;
  /** Date and basis of the premiums. */
  readonly note: string;
  readonly tone: Tone;
  readonly anchor: string;
  readonly context: SliceContext;
}
export interface PriceAnswer {
  readonly price: PriceData;
  /** The premium for the other period, in words; empty for a premium of a trip. */
  readonly other: string;
  /** Age, area, excess and level of the premium. */
  readonly basis: string;
}
/** Premiums of some ages, by level. */
export interface PriceTable {
  readonly caption: string;
  /** Area and excess of the premiums; empty where the plan has no choice. */
  readonly basis: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly age: number; readonly premiums: readonly string[] }[];
}

type PartProps<K extends keyof PlanPriceProps> = Pick<PlanPriceProps, K | "context">;
/** The choice is sent by the form. Nothing follows it in the browser. */
function ignoreChoice(): void {
  // The section is rendered by the server only.
}
const createId = (name: PremiumParam): string => `premium-${name}`;

function AgeField({ ages, values, errors, context }: PartProps<"ages" | "values" | "errors">) {
  const { t } = context;
  const id = createId("age");
  const hint = t("premium.ageRange", ages);
  const error = errors.age;
  return (
    <Field id={id} label={t("premium.age")} hint={hint} error={error} icon="user">
      {/* A number field would drop what is no number, and the visitor could not correct it. */}
      <input
        id={id}
        name="age"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        defaultValue={values.age}
        {...describe({ id, hint, error })}
      />
    </Field>
  );
}

/** Renders the questions as a form that leads to the same page. */
function Questions(props: PartProps<"action" | "ages" | "options" | "values" | "errors">) {
  const { action, options, values, errors, context } = props;
  const { t } = context;
  return (
    <form className={css.form} action={action} method="get" data-tone="white">
      <AgeField {...props} />
      {options.area.length > 1 && (
        <Select
          id={createId("area")}
          name="area"
          label={t("premium.areaLabel")}
          options={options.area}
          value={values.area}
          error={errors.area}
        />
      )}
      {(["excess", "level"] as const).map(
        (name) =>
          options[name].length > 1 && (
            <RadioCards
              key={name}
              id={createId(name)}
              name={name}
              label={t(`premium.${name}`)}
              options={options[name].map(({ value, label }) => ({ value, title: label }))}
              value={values[name]}
              error={errors[name]}
              onChoose={ignoreChoice}
            />
          ),
      )}
      <Button type="submit">{t("premium.show")}</Button>
    </form>
  );
}

function Answer({
  answer: { price, other, basis },
  context,
}: {
  readonly answer: PriceAnswer;
  readonly context: SliceContext;
}) {
  const { t, locale } = context;
  const { frequency } = price;
  return (
    <div className={css.answer} data-tone="white">
      <Price
        price={price}
        labels={{
          from: t("premium.sample"),
          unit: frequency ? t(`price.${frequency}`) : "",
          spokenUnit: frequency ? t(`spoken.${frequency}`) : "",
          locale,
        }}
      />
      {other && <p>{other}</p>}
      <Caption>{basis}</Caption>
    </div>
  );
}

function AgeTable({
  table: { caption, basis, columns, rows },
  note,
  context,
}: PartProps<"table" | "note">) {
  const id = `${getTitleId(context)}-ages`;
  return (
    <div>
      <Heading level={3} look="h4" id={id}>
        {caption}
      </Heading>
      {basis && <Caption>{basis}</Caption>}
      <table className={css.ages} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{context.t("premium.ageColumn")}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ age, premiums }) => (
            <tr key={age}>
              <th scope="row">{age}</th>
              {premiums.map((premium, level) => (
                <td key={columns[level]}>{premium}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Caption>{note}</Caption>
    </div>
  );
}

/**
 * Renders the premium of a plan for the age, area, excess and level of the visitor, as a form to the
 * same page, and below it the premiums of five ages. It needs no script.
 */
export function PlanPrice(props: PlanPriceProps) {
  const { title, lead, answer, table, note, tone, anchor, context } = props;
  return (
    <Section tone={tone} anchor={anchor} labelledBy={getTitleId(context)}>
      <SectionHead id={getTitleId(context)} title={title} lead={lead} />
      {/* First, so that it is in sight on a phone after the form was sent. */}
      {answer && <Answer answer={answer} context={context} />}
      <Duo>
        <Questions {...props} />
        <AgeTable table={table} note={note} context={context} />
      </Duo>
    </Section>
  );
}
