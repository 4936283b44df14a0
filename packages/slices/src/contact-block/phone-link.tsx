import type { ContactData } from "../entities.ts";
import css from "./contact-block.module.css";

/** The phone number, as a link where it can be dialled. Nothing without a number. */
export function PhoneLink({ contact: { phoneNumber, tel } }: { readonly contact: ContactData }) {
  if (!phoneNumber) return null;
  // A number that breaks over two lines cannot be read at a glance.
  const shown = phoneNumber.replaceAll(" ", "\u00a0");
  return tel ? (
    <a className={css.phone} href={`tel:${tel}`}>
      {shown}
    </a>
  ) : (
    <span className={css.phone}>{shown}</span>
  );
}
