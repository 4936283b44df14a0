import { Icon } from "@orlaya/ui";
import { useEffect, useState } from "react";
import css from "./finder.module.css";
import type { FormTexts } from "./texts.ts";

/** Returns whether the browser is offline; false on the server and in the first render. */
export function useOffline(): boolean {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    const update = (): void => setOffline(!navigator.onLine);
    update();
    addEventListener("online", update);
    addEventListener("offline", update);
    return () => {
      removeEventListener("online", update);
      removeEventListener("offline", update);
    };
  }, []);
  return offline;
}

/**
 * Renders the notice that the browser is offline. The visitor can keep choosing. With `waiting`, a
 * submit is sent when the connection is back (finder §6.14).
 */
export function OfflineNotice({
  waiting,
  t,
}: {
  readonly waiting: boolean;
  readonly t: FormTexts;
}) {
  return (
    <p className={css.notice} role={waiting ? "alert" : "status"}>
      <Icon name="info" size={18} />
      <span>{t.lisa("offlineNotice")}</span>
    </p>
  );
}
