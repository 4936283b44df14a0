/** Reads reports of Vitest's JSON reporter. */
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { readArray, record, readRecords, readString, type Stored } from "@orlaya/slices/stored";
import { ROOT } from "./steps.ts";

/** Most characters of an error message in `listUnitFailures`. */
const MESSAGE_AT_MOST = 500;

/**
 * Lists the failed tests of a report, and the files that could not be loaded, each with the start
 * of its error message.
 *
 * @returns one text for each, as `file › title: message`
 */
export function listUnitFailures(report: unknown): readonly string[] {
  return readRecords(record(report)["testResults"]).flatMap(listFileFailures);
}

function listFileFailures(file: Stored): readonly string[] {
  const path = relative(ROOT, readString(file["name"]));
  const tests = readRecords(file["assertionResults"]);
  const failed = tests.filter((test) => readString(test["status"]) === "failed");
  if (tests.length === 0 && readString(file["status"]) === "failed")
    return [`${path}: ${shorten(readString(file["message"]))}`];
  return failed.map((test) => {
    const [message] = readArray(test["failureMessages"]);
    return `${path} › ${readString(test["fullName"])}: ${shorten(readString(message))}`;
  });
}

/** Returns the start of an error message, without its stack. */
function shorten(message: string): string {
  const [text = ""] = stripVTControlCharacters(message).split(/\n\s+at /);
  return text.slice(0, MESSAGE_AT_MOST).trim();
}
