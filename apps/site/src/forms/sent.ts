/**
 * Query parameter of the thank-you state: a form page with `sent=1` shows the thank-you message.
 */
export const SENT_PARAM = "sent";
