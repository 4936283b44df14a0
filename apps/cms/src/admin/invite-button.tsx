"use client";
/** Button of an account: it invites the person, and later saves. */
import {
  FormSubmit,
  SaveButton,
  toast,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useHotkey,
} from "@payloadcms/ui";
import { LINK_LIFETIME } from "../notices/link-lifetime.ts";
import { readString } from "../fields/record.ts";
import { useWords, writeMoment } from "./words.tsx";

/** Returns until when the link of a mail that is sent now works, ISO 8601. */
const readEndOfLink = (): string => new Date(Date.now() + LINK_LIFETIME).toISOString();

/** Creates the account, and states to whom the mail goes. */
function Invite() {
  const say = useWords();
  const { getDataByPath, submit } = useForm();
  async function invite(): Promise<void> {
    const email = readString(getDataByPath("email"));
    // Payload's own message says nothing about the mail.
    const done = await submit({ disableSuccessStatus: true });
    if (done && "ok" in done.res && done.res.ok)
      toast.success(
        [
          say("door.invitationSent", { email }),
          say("door.invitationUntil", { time: writeMoment(say, readEndOfLink()) }),
        ].join(" "),
      );
  }
  useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ["s"] }, (event) => {
    event.preventDefault();
    void invite();
  });
  return (
    <FormSubmit buttonId="action-save" size="medium" type="button" onClick={() => void invite()}>
      {say("door.invite")}
    </FormSubmit>
  );
}

export function InviteButton() {
  const { id } = useDocumentInfo();
  return id === undefined ? <Invite /> : <SaveButton />;
}
