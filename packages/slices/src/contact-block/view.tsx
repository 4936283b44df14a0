import {
  ButtonLink,
  cx,
  Eyebrow,
  Heading,
  Icon,
  Lead,
  Pill,
  RichText,
  Section,
  type IconName,
} from "@orlaya/ui";
import type { ReactNode } from "react";
import type { SliceContext } from "../context.ts";
import type { ContactData } from "../entities.ts";
import type { SliceProps } from "../fields.ts";
import { getTitleId } from "../shared.ts";
import css from "./contact-block.module.css";
import { PhoneLink } from "./phone-link.tsx";
import type { contactBlockSchema } from "./schema.ts";

export interface ContactBlockViewProps extends SliceProps<typeof contactBlockSchema> {
  readonly context: SliceContext;
  /**
   * A form on a white panel inside the card: before the contact facts, or beside them on wide
   * screens. The form has its own heading.
   */
  readonly children?: ReactNode;
}
function Fact({
  icon,
  term,
  children,
}: {
  readonly icon: IconName;
  readonly term: string;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <Icon name={icon} size={22} />
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
interface PartProps {
  readonly contact: ContactData;
  readonly context: SliceContext;
}

/** Renders the reasons to get in touch, with the heading of the section. */
function Reasons({
  contact,
  context,
  variant,
}: PartProps & { readonly variant: "primary" | "secondary" }) {
  const hint = context.t("newTab");
  return (
    <div className={css.words}>
      {contact.mention && <Eyebrow>{contact.mention}</Eyebrow>}
      <Heading level={2} id={getTitleId(context)}>
        {contact.title}
      </Heading>
      {contact.subhead && <Lead>{contact.subhead}</Lead>}
      {contact.description.length > 0 && <RichText blocks={contact.description} hint={hint} />}
      {contact.inlineDescription && <p>{contact.inlineDescription}</p>}
      {contact.link && (
        <ButtonLink link={contact.link} hint={hint} variant={variant} icon="arrow-right" />
      )}
    </div>
  );
}

/** Renders phone number, hours and languages. */
function Facts({ contact, context: { t } }: PartProps) {
  return (
    <dl className={css.facts}>
      {contact.phoneNumber && (
        <Fact icon="phone" term={contact.phoneLabel || t("contact.phone")}>
          <PhoneLink contact={contact} />
          {contact.sample && (
            <>
              {" "}
              <Pill>{t("sample")}</Pill>
            </>
          )}
        </Fact>
      )}
      {contact.hours && (
        <Fact icon="clock" term={t("contact.hours")}>
          {contact.hours}
        </Fact>
      )}
      {contact.languages && (
        <Fact icon="globe" term={t("contact.languages")}>
          {contact.languages}
        </Fact>
      )}
    </dl>
  );
}

/**
 * Renders the contact options of the team: reasons first, then phone, hours and languages (spec §3
 * Contact block).
 */
export function ContactBlockView({
  contact,
  tone,
  anchor,
  context,
  children,
}: ContactBlockViewProps) {
  if (!contact) return null;
  return (
    <Section tone={tone} anchor={anchor} labelledBy={getTitleId(context)}>
      <div className={cx(css.card, children ? css.talk : undefined)} data-tone="sand">
        {children && (
          <div className={css.form}>
            <div data-tone="white">{children}</div>
          </div>
        )}
        <Reasons contact={contact} context={context} variant={children ? "secondary" : "primary"} />
        <Facts contact={contact} context={context} />
      </div>
    </Section>
  );
}
