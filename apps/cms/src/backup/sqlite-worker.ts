/** Copies a database of SQLite in a worker thread (sqlite.ts). */
import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { describeError } from "@orlaya/contract";
import { record } from "../fields/record.ts";

const { from, to } = workerData as { readonly from: string; readonly to: string };

function copy(): void {
  const database = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    database.prepare("VACUUM INTO ?").run(to);
  } finally {
    database.close();
  }
}

try {
  copy();
  parentPort?.postMessage(null);
} catch (error) {
  const errcode = Number(record(error)["errcode"] ?? 0);
  parentPort?.postMessage({ message: describeError(error), errcode });
}
