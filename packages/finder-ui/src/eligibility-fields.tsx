import { NOT_LISTED, PARAMS, listOptions, type Field } from "@orlaya/finder/eligibility";
import { withAnchor } from "@orlaya/finder/url";
import { ClearButton, ClearLink, Icon, Select } from "@orlaya/ui";
import type { ReactNode } from "react";
import { getAnswerName, keepAnswersBefore, buildFinderHref } from "./answers.ts";
import { CascadeCountry } from "./cascade-country.tsx";
import { getFieldState } from "./eligibility-state.ts";
import { describeSuggestion, describeWait } from "./eligibility-words.ts";
import css from "./finder.module.css";
import { RadioCards } from "./radio-cards.tsx";
import type { EligibilityFormParts, EligibilityPartProps } from "./use-eligibility-form.ts";

/** Renders the questions. Each answer limits the options of the next field. */
export function EligibilityFields({ form }: EligibilityPartProps) {
  const { round, asks } = form;
  return (
    <div className={css.fields}>
      <Question form={form} field="residence">
        <CascadeCountry key={round} {...getCountryProps(form, "residence")} icon="map-pin" />
      </Question>
      <Question form={form} field="destination">
        <Destination form={form} />
      </Question>
      <Question form={form} field="profile">
        <Profile form={form} />
      </Question>
      <div className={css.ask} hidden={!asks}>
        <Question form={form} field="nationality">
          <Nationality form={form} />
        </Question>
      </div>
    </div>
  );
}

interface FieldProps extends EligibilityPartProps {
  readonly field: Field;
}

/** Renders the wrapper of a field, marked as answered, current or later. */
function Question({
  form: { answers, missing },
  field,
  children,
}: FieldProps & { readonly children: ReactNode }) {
  return (
    <div className={css.q} data-state={getFieldState(field, answers, missing)}>
      {children}
    </div>
  );
}

function Destination({ form }: EligibilityPartProps) {
  const { round, answers, finder, model, state, enhanced, noDestination, t } = form;
  return (
    <>
      <CascadeCountry
        key={`${round} ${answers.residence ?? ""}`}
        {...getCountryProps(form, "destination", describeWait(t, answers, noDestination))}
        icon="globe"
      />
      {noDestination && (
        <p className={css.notice}>
          <Icon name="info" size={18} />
          <span>
            <span>
              {t.lisa("noDestination.text", {
                residence: getAnswerName(finder, "residence", answers.residence),
              })}
            </span>{" "}
            <a href={buildFinderHref(model.noResultUrl, answers)}>{t.lisa("noDestination.link")}</a>
          </span>
        </p>
      )}
      {!enhanced && state.wish !== null && (
        <input type="hidden" name={PARAMS.destination} value={state.wish.value} />
      )}
    </>
  );
}

/** Renders a select on the page, radio cards in the card and the panel. */
function Profile({ form }: EligibilityPartProps) {
  const { finder, answers, variant, enhanced, t, choose, clear } = form;
  const options = listOptions(finder, answers, "profile");
  const waiting = options.length === 0 ? t.formsFields("profile.waiting") : undefined;
  const profile = {
    ...getFieldProps(form, "profile", variant === "page" ? waiting : undefined),
    clear:
      enhanced && answers.profile !== null ? (
        <ClearButton
          label={t.common("clear")}
          name={t.formsFields("profile.reset")}
          onClick={() => clear("profile")}
        />
      ) : (
        createClearLink(form, "profile")
      ),
    value: answers.profile ?? "",
  };
  return variant === "page" ? (
    <Select
      {...profile}
      icon="briefcase"
      disabled={options.length === 0}
      options={options}
      placeholder={t.formsFields("profile.placeholder")}
      onChange={(event) => choose("profile", event.target.value || null)}
    />
  ) : (
    <>
      <RadioCards
        {...profile}
        options={options.map(({ value, label }) => ({ value, title: label }))}
        empty={waiting}
        onChoose={(value) => choose("profile", value)}
      />
      {/* A radio group without a choice sends nothing. The empty value tells the server that the
          profile was asked. Of several values for a name the first counts, and only that one stays
          in the address. */}
      {!enhanced && options.length > 0 && <input type="hidden" name={PARAMS.profile} value="" />}
    </>
  );
}

function Nationality({ form }: EligibilityPartProps) {
  const { round, answers, asks, enhanced, notListed, t, choose, focus } = form;
  return (
    <>
      <CascadeCountry
        key={`${round} ${answers.residence ?? ""} ${answers.destination ?? ""} ${answers.profile ?? ""}`}
        {...getCountryProps(form, "nationality")}
        disabled={!asks}
        hint={
          <>
            <span>{t.formsFields("nationality.definition")}</span>{" "}
            <span>{t.lisa("nationality.why")}</span>
          </>
        }
        notListed={asks ? notListed : undefined}
        placeholder={t.formsFields("nationality.placeholder")}
        icon="user"
      />
      {enhanced && answers.nationality !== NOT_LISTED && (
        <button
          type="button"
          className={css.unlisted}
          onClick={() => {
            choose("nationality", NOT_LISTED);
            focus("nationality");
          }}
        >
          {notListed}
        </button>
      )}
    </>
  );
}

/** Returns the props that all fields share. `waiting` names the answer that the field waits for. */
function getFieldProps(form: EligibilityFormParts, field: Field, waiting: string | undefined) {
  return {
    id: form.idOf(field),
    name: PARAMS[field],
    label: form.t.formsFields(`${field}.label`),
    hint: <FieldHint form={form} field={field} waiting={waiting} />,
    error: form.messageOf(field),
  };
}

/** Returns the props of a country field. */
function getCountryProps(
  form: EligibilityFormParts,
  field: Exclude<Field, "profile">,
  waiting?: string,
) {
  const { finder, answers, services, enhanced, index, t, speech, choose, clear } = form;
  return {
    ...getFieldProps(form, field, waiting),
    served: services !== undefined && !enhanced,
    resetLabel: t.formsFields(`${field}.reset`),
    clear: createClearLink(form, field),
    options: listOptions(finder, answers, field),
    index,
    disabled: waiting !== undefined,
    value: answers[field],
    t,
    speech,
    onReset: () => clear(field),
    onChange: (value: string | null, text: string) => choose(field, value, text),
  };
}

/**
 * Renders the hint of a field. While the field waits for another answer, the hint says so; the
 * definition keeps its space, so that the layout does not shift (finder §6.9).
 */
function FieldHint({
  form: { state, t },
  field,
  waiting,
}: FieldProps & { readonly waiting: string | undefined }) {
  const source = state.suggested[field];
  return source !== undefined ? (
    <>
      <b className={css.tag}>{t.lisa("suggested.tag")}</b>{" "}
      <span>{describeSuggestion(t, field, source)}</span>
    </>
  ) : (
    <span className={css.stack}>
      <span hidden={waiting !== undefined}>{t.formsFields(`${field}.definition`)}</span>
      {waiting !== undefined && <span>{waiting}</span>}
    </span>
  );
}

/** Renders the link that empties a field and the fields after it without JavaScript. */
function createClearLink(
  { id, t, enhanced, answers, model }: EligibilityFormParts,
  field: Field,
): ReactNode {
  return (
    !enhanced &&
    answers[field] !== null && (
      <ClearLink
        href={withAnchor(buildFinderHref(model.action, keepAnswersBefore(answers, field)), id)}
        label={t.common("clear")}
        name={t.formsFields(`${field}.reset`)}
      />
    )
  );
}
