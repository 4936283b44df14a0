import { NEED_LANGUAGES } from "@orlaya/finder/need";
import { ClearButton, Icon, Select } from "@orlaya/ui";
import { CountryField } from "./country-field.tsx";
import css from "./finder.module.css";
import type { NeedOption } from "./model.ts";
import { RadioCards } from "./radio-cards.tsx";
import type { FormTexts } from "./texts.ts";
import type { NeedFormParts, NeedPartProps } from "./use-need-form.ts";

/** Renders the three questions. */
export function NeedFields({ form }: NeedPartProps) {
  return (
    <div className={css.fields}>
      <NeedField form={form} />
      <DestinationField key={form.round} form={form} />
      <LanguageField form={form} />
    </div>
  );
}

/** Renders the cover type: radio cards in the panel, a select in the card. */
function NeedField({ form }: NeedPartProps) {
  const { module, variant, t, state, choose } = form;
  const label = t.formsFields("need.label");
  const shared = {
    id: form.idOf("need"),
    label,
    ...getTooltip(form, module.tooltips.need, label),
    error: form.messageOf("need"),
    clear: createClearButton(form, "need"),
    value: state.need ?? "",
    name: "need",
    required: true,
  };
  return variant === "panel" ? (
    <RadioCards
      {...shared}
      options={module.needs.map((need) => ({
        ...need,
        value: need.key,
        note: getNote(t, need),
      }))}
      onChoose={(key) => choose("need", key)}
    />
  ) : (
    <Select
      {...shared}
      placeholder={t.formsFields("need.placeholder")}
      options={module.needs.map((need) => ({
        value: need.key,
        label: getOptionLabel(t, need),
        lang: need.lang,
      }))}
      onChange={(event) => choose("need", event.target.value || null)}
    />
  );
}

function DestinationField({ form }: NeedPartProps) {
  const { module, model, services, enhanced, index, t, speech, state, choose, clear } = form;
  const label = t.formsFields("needDestination.label");
  return (
    <CountryField
      id={form.idOf("to")}
      name="to"
      label={label}
      resetLabel={t.formsFields("destination.reset")}
      clear={getRoom(form)}
      clearSign={getClearSign(form)}
      required
      {...getTooltip(form, module.tooltips.destination, label)}
      {...getSuggestion(form)}
      error={form.messageOf("to")}
      icon="map-pin"
      served={services !== undefined && !enhanced}
      countries={model.countries}
      index={index}
      value={state.to}
      t={t}
      speech={speech}
      onReset={() => clear("to")}
      onChange={(code, text) => choose("to", code, text)}
    />
  );
}

function LanguageField({ form }: NeedPartProps) {
  const { module, t, state, choose } = form;
  const label = t.formsFields("language.label");
  return (
    <Select
      id={form.idOf("language")}
      name="language"
      label={label}
      {...getTooltip(form, module.tooltips.language, label)}
      error={form.messageOf("language")}
      clear={createClearButton(form, "language")}
      required
      placeholder={t.formsFields("language.placeholder")}
      options={NEED_LANGUAGES.map((language) => ({
        value: language,
        label: t.formsFields(`language.${language}`),
      }))}
      value={state.language ?? ""}
      onChange={(event) => choose("language", event.target.value || null)}
    />
  );
}

/**
 * Returns the hint props. In the card, one row high on wide screens, a “?” button opens the hint.
 */
function getTooltip({ variant, t }: NeedFormParts, text: string, label: string) {
  return {
    hint: text || undefined,
    help: variant === "card" && text ? t.lisa("help", { field: label }) : undefined,
  };
}

/** Returns the hint of a suggested destination. */
function getSuggestion({ suggested, drafts, state, module, t }: NeedFormParts) {
  if (!suggested || state.to === null || state.to !== drafts?.to) return {};
  const text = suggested === "last" ? t.lisa("suggested.last") : module.tooltips.destination;
  return {
    hint: (
      <>
        <b className={css.tag}>{t.lisa("suggested.tag")}</b> <span>{text}</span>
      </>
    ),
  };
}

/** Returns the note of a cover type that has no texts in the page's language (spec §3, travel). */
const getNote = (t: FormTexts, { lang }: NeedOption): string =>
  lang !== undefined && lang !== t.lisa.locale ? t.lisa("need.inEnglish") : "";

/** Returns title, description and note of a cover type in one line. */
function getOptionLabel(t: FormTexts, need: NeedOption): string {
  const { title, description } = need;
  const text = description ? t.formsFields("need.option", { title, description }) : title;
  return [text, getNote(t, need)].filter(Boolean).join(" ");
}

/** Returns the visible content of a clear button: an icon in the card, otherwise a word. */
function getClearSign({ variant, t }: NeedFormParts) {
  return variant === "card" ? (
    <span className={css.sign}>
      <Icon name="x" size={18} />
    </span>
  ) : (
    t.common("clear")
  );
}

/** Renders the reserved space of the clear button in the card while the button is absent. */
const getRoom = ({ variant }: NeedFormParts) => variant === "card" && <span className={css.room} />;

/** Renders the clear button of a field with an answer, otherwise its reserved space. */
function createClearButton(form: NeedFormParts, field: "need" | "language") {
  const { enhanced, state, t, clear } = form;
  return enhanced && state[field] !== null ? (
    <ClearButton
      label={getClearSign(form)}
      name={t.formsFields(`${field}.reset`)}
      onClick={() => clear(field)}
    />
  ) : (
    getRoom(form)
  );
}
