"use client";
/** Part “Security” of an account: the invitation, the second factor and the sessions. */
import { useAuth, useDocumentInfo } from "@payloadcms/ui";
import { useCallback, useEffect, useState } from "react";
import type { ShownSession } from "../accounts/sessions.ts";
import { readActor } from "../access/roles.ts";
import { endpointPaths } from "../names/paths.ts";
import { useAsk } from "./ask.ts";
import { OwnFactor, OthersFactor, type ShownFactor } from "./own-factor.tsx";
import { SecurityButton, type Act } from "./security-button.tsx";
import { useWords, writeMoment } from "./words.tsx";
import "./finder.css";
import "./factor.css";

interface Shown {
  readonly sessions: readonly ShownSession[];
  readonly factor: ShownFactor | null;
  readonly isNeeded: boolean;
  readonly invited: string | null;
}

function useSecurity(id: string) {
  const ask = useAsk();
  const [shown, setShown] = useState<Shown | null>(null);
  const [result, setResult] = useState({ text: "", isBad: false });
  const load = useCallback(async (): Promise<void> => {
    const answer = await ask<Shown>(endpointPaths.accountSecurity(id));
    if (answer.ok) setShown(answer.body);
    else setResult({ text: answer.message, isBad: true });
  }, [ask, id]);
  useEffect(() => {
    void load();
  }, [load]);
  const act: Act = async (path, body, done) => {
    const answer = await ask<unknown>(path, { method: "POST", body });
    setResult({ text: answer.ok ? done(answer.body) : answer.message, isBad: !answer.ok });
    await load();
    return answer.ok;
  };
  return { shown, result, act, load };
}

function Sessions({
  id,
  sessions,
  act,
}: {
  readonly id: string;
  readonly sessions: readonly ShownSession[];
  readonly act: Act;
}) {
  const say = useWords();
  const isOwn = sessions.some(({ isThis }) => isThis);
  function end(session: string): Promise<boolean> {
    return act(endpointPaths.endSessions(id), { session }, (answer) =>
      say("door.ended", { count: (answer as { readonly ended: number }).ended }),
    );
  }
  return (
    <>
      <h3>{say("door.sessions")}</h3>
      {sessions.length === 0 ? <p className="finder-quiet">{say("door.sessionsNone")}</p> : null}
      <ul className="account-security__sessions">
        {sessions.map(({ id: session, browser, since, used, isThis }) => (
          <li key={session}>
            <div>
              <p className="account-security__browser">
                {browser || say("door.unknownBrowser")}
                {isThis ? ` · ${say("door.this")}` : ""}
              </p>
              <p className="finder-quiet">
                {say("door.session", {
                  since: writeMoment(say, since),
                  used: writeMoment(say, used),
                })}
              </p>
            </div>
            {isThis ? null : (
              <SecurityButton
                label={say("door.endOf", { browser: browser || say("door.unknownBrowser") })}
                onPress={() => end(session)}
              >
                {say("door.end")}
              </SecurityButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > (isOwn ? 1 : 0) ? (
        <div className="account-security__actions">
          <SecurityButton onPress={() => end("others")}>
            {say(isOwn ? "door.endOthers" : "door.endAll")}
          </SecurityButton>
        </div>
      ) : null}
    </>
  );
}

function InvitationState({
  id,
  invited,
  act,
}: {
  readonly id: string;
  readonly invited: string;
  readonly act: Act;
}) {
  const say = useWords();
  return (
    <div className="finder-card finder-card--note">
      <p>{say("door.invited", { date: writeMoment(say, invited) })}</p>
      <div className="account-security__actions">
        <SecurityButton
          onPress={() => act(endpointPaths.inviteAgain(id), {}, () => say("door.invitedAgain"))}
        >
          {say("door.inviteAgain")}
        </SecurityButton>
      </div>
    </div>
  );
}

export function AccountSecurity() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const actor = readActor(user);
  const mayShow = id !== undefined && (actor?.role === "admin" || actor?.id === String(id));
  return mayShow ? <Security id={String(id)} isOwn={actor.id === String(id)} /> : null;
}

function Security({ id, isOwn }: { readonly id: string; readonly isOwn: boolean }) {
  const say = useWords();
  const { shown, result, act, load } = useSecurity(id);
  return (
    <section className="account-security" aria-labelledby="account-security">
      <h2 id="account-security">{say("door.security")}</h2>
      <div role="status">
        {result.text === "" ? null : (
          <p className={`finder-card finder-card--${result.isBad ? "bad" : "good"}`}>
            {result.text}
          </p>
        )}
      </div>
      {shown === null ? (
        <p className="finder-quiet">{say("door.loading")}</p>
      ) : (
        <>
          {shown.invited === null ? null : (
            <InvitationState id={id} invited={shown.invited} act={act} />
          )}
          {isOwn ? (
            <OwnFactor {...shown} act={act} onChange={load} />
          ) : (
            <OthersFactor id={id} factor={shown.factor} act={act} />
          )}
          <Sessions id={id} sessions={shown.sessions} act={act} />
        </>
      )}
    </section>
  );
}
