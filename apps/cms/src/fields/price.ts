/**
 * Checks of a price. A published price is complete: an amount, a valid currency, a period, and its
 * legal reference.
 */
import type {
  NumberFieldSingleValidation,
  SelectFieldSingleValidation,
  TextareaFieldValidation,
  TextFieldSingleValidation,
} from "payload";
import { number, select, text, textarea } from "payload/shared";
import { getSay } from "../labels/request-words.ts";
import { record, readString } from "./record.ts";

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));
/** Returns whether a text is the code of a currency of ISO 4217. */
export const isCurrency = (code: string): boolean => CURRENCIES.has(code);
const hasPrice = (sibling: unknown): boolean =>
  typeof record(sibling)["starting_price"] === "number";

/** Allows at most two decimals. */
export const checkPrice: NumberFieldSingleValidation = (value, options) =>
  typeof value === "number" && Number(value.toFixed(2)) !== value
    ? getSay(options.req)("field.price")
    : number(value, options);
/** Allows a currency code of ISO 4217, or no value. */
export const checkCurrency: TextFieldSingleValidation = (value, options) =>
  value && !CURRENCIES.has(value) ? getSay(options.req)("field.currency") : text(value, options);
/** Requires a value when there is a price. */
export const checkFrequency: SelectFieldSingleValidation = (value, options) =>
  !value && hasPrice(options.siblingData)
    ? getSay(options.req)("field.frequency")
    : select(value, options);
/** Requires a text when there is a price. */
export const checkLegalReference: TextareaFieldValidation = (value, options) =>
  readString(value).trim() === "" && hasPrice(options.siblingData)
    ? getSay(options.req)("field.legalReference")
    : textarea(value, options);
