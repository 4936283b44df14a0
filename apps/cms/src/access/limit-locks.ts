/** Limits the records of open documents, which Payload lets every account write. */
import type { Payload } from "payload";
import { isStaff } from "./access.ts";

/** Keeps the public website from reading and writing who has a document open. */
export function limitLocks(payload: Payload): void {
  const locks = payload.collections["payload-locked-documents"]?.config;
  if (locks)
    Object.assign(locks.access, {
      create: isStaff,
      read: isStaff,
      update: isStaff,
      delete: isStaff,
    });
}
