import type { ContactData } from '../entities.ts';
import css from './contact-block.module.css';

/** The phone number, as a link where it can be dialled. Nothing without a number. */
export function PhoneLink({ contact: { phoneNumber, tel } }: { readonly contact: ContactData }) {
  if (!phoneNumber) return null;
  return tel ? <a className={css.phone} href={`tel:${tel}`}>{phoneNumber}</a> : <span className={css.phone}>{phoneNumber}</span>;
}
