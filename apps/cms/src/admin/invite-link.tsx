"use client";
/** Leads from the list of accounts to the form that invites somebody, in place of "Create New". */
import { Button, useAuth } from "@payloadcms/ui";
import { canWrite, readActor } from "../access/roles.ts";
import { adminPaths } from "../names/paths.ts";
import { useWords } from "./words.tsx";
import "./factor.css";

export function InviteLink() {
  const say = useWords();
  if (!canWrite(readActor(useAuth().user), "users")) return null;
  return (
    <p className="invite-link">
      <Button el="link" to={adminPaths.document("users", "create")} margin={false}>
        {say("door.invitePerson")}
      </Button>
    </p>
  );
}
