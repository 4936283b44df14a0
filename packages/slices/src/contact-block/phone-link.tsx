import type { ContactData } from "../entities.ts";
import css from "./contact-block.module.css";

/** Renders the phone number, as a link when it can be dialled; null without a number. */
export function PhoneLink({ contact: { phoneNumber, tel } }: { readonly contact: ContactData }) {
  if (!phoneNumber) return null;
  // Non-breaking spaces keep the number on one line.
  const shown = phoneNumber.replaceAll(" ", "\u00a0");
  return tel ? (
    <a className={css.phone} href={`tel:${tel}`}>
      {shown}
    </a>
  ) : (
    <span className={css.phone}>{shown}</span>
  );
}
