/** Name of the parameter of the thank-you state: a form page with `sent=1` shows the thanks. */
export const SENT_PARAM = "sent";
