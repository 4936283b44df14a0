/**
 * Gives the English of date-fns that Payload uses the properties of British English, on the server
 * and in the browser: a date is 22 Nov 2026, and a week begins on Monday. Payload knows only the
 * American one.
 */
import { enGB } from "date-fns/locale/en-GB";
import { enUS } from "date-fns/locale/en-US";

Object.assign(enUS, enGB);
