/** The brand in the parts of Payload that show its logo. */
import { Mark } from "@orlaya/ui/mark";
import { Wordmark } from "@orlaya/ui/wordmark";

/** Renders the flower in the header, as the link to the start page. */
export function BrandIcon() {
  return <Mark size={20} />;
}

/** Renders the name above the form of the log-in. */
export function BrandLogo() {
  return <Wordmark />;
}
