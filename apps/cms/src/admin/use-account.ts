"use client";
/** The account that is signed in. */
import { useAuth } from "@payloadcms/ui";
import { readActor } from "../access/roles.ts";

/** Returns the id of the account; empty without one. */
export const useAccountId = (): string => readActor(useAuth().user)?.id ?? "";
