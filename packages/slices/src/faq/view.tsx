import { ButtonLink, Details, Duo, RichText, Section, SectionHead, TextLink } from "@orlaya/ui";
import type { SliceContext } from "../context.ts";
import { PhoneLink } from "../contact-block/phone-link.tsx";
import type { SliceProps } from "../fields.ts";
import { titleId } from "../shared.ts";
import css from "./faq.module.css";
import type { faqSchema } from "./schema.ts";

/** Questions that open one at a time, beside a way to reach the team. The first stands open. */
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
}: SliceProps<typeof faqSchema> & { readonly context: SliceContext }) {
  const { t } = context;
  const hint = t("newTab");
  const questions = [
    ...entries.map((entry) => ({
      key: entry.id,
      question: entry.question,
      answer: entry.answer,
      link: entry.link,
    })),
    ...items.map((item, i) => ({
      key: `own-${i}`,
      question: item.question,
      answer: item.answer,
      link: null,
    })),
  ];
  if (questions.length === 0) return null;
  return (
    <Section tone={tone} anchor={anchor} labelledBy={titleId(context)}>
      <Duo>
        <SectionHead id={titleId(context)} title={title} lead={lead}>
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
          {questions.map((entry, i) => (
            <Details
              key={entry.key}
              summary={entry.question}
              name={`faq-${context.position}`}
              open={i === 0}
            >
              <RichText blocks={entry.answer} hint={hint} />
              {entry.link && (
                <div className={css.more}>
                  <TextLink
                    link={entry.link}
                    size="sm"
                    icon="arrow-right"
                    hint={hint}
                    aria-label={t("detailsOf", { name: entry.question })}
                  >
                    {t("details")}
                  </TextLink>
                </div>
              )}
            </Details>
          ))}
        </div>
      </Duo>
    </Section>
  );
}
