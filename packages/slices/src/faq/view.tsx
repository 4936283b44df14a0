import { ButtonLink, Details, Duo, RichText, Section, SectionHead, TextLink } from "@orlaya/ui";
import type { SliceContext } from "../context.ts";
import { PhoneLink } from "../contact-block/phone-link.tsx";
import type { SliceProps } from "../fields.ts";
import { getTitleId } from "../shared.ts";
import css from "./faq.module.css";
import type { faqSchema } from "./schema.ts";

type FaqProps = SliceProps<typeof faqSchema>;
interface Question extends Omit<FaqProps["entries"][number], "id"> {
  readonly key: string;
}

/**
 * Renders a question with a collapsible answer. All questions of a slice share a name, so that only
 * one is open at a time.
 */
function QuestionItem({
  question: { question, answer, link },
  open,
  context: { t, position },
}: {
  readonly question: Question;
  readonly open: boolean;
  readonly context: SliceContext;
}) {
  const hint = t("newTab");
  return (
    <Details summary={question} name={`faq-${position}`} open={open}>
      <RichText blocks={answer} hint={hint} />
      {link && (
        <div className={css.more}>
          <TextLink
            link={link}
            size="sm"
            icon="arrow-right"
            hint={hint}
            aria-label={t("detailsOf", { name: question })}
          >
            {t("details")}
          </TextLink>
        </div>
      )}
    </Details>
  );
}

/**
 * Renders questions of which one is open at a time, beside the contact options of the team. The
 * first question is open.
 */
export function FaqView({
  title,
  lead,
  contact,
  link,
  entries,
  items,
  tone,
  anchor,
  context,
}: FaqProps & { readonly context: SliceContext }) {
  const hint = context.t("newTab");
  const questions: readonly Question[] = [
    ...entries.map(({ id, ...entry }) => ({ key: id, ...entry })),
    ...items.map((item, i) => ({ key: `own-${i}`, ...item, link: null })),
  ];
  if (questions.length === 0) return null;
  return (
    <Section tone={tone} anchor={anchor} labelledBy={getTitleId(context)}>
      <Duo>
        <SectionHead id={getTitleId(context)} title={title} lead={lead}>
          {contact && (
            <div className={css.contact}>
              {contact.phoneLabel}
              <PhoneLink contact={contact} />
              {contact.hours}
            </div>
          )}
          {link && <ButtonLink link={link} variant="secondary" hint={hint} />}
        </SectionHead>
        <div>
          {questions.map((question, i) => (
            <QuestionItem key={question.key} question={question} open={i === 0} context={context} />
          ))}
        </div>
      </Duo>
    </Section>
  );
}
