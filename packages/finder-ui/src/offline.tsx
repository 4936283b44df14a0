import { Icon } from "@orlaya/ui";
import { useEffect, useState } from "react";
import css from "./finder.module.css";
import type { FormTexts } from "./texts.ts";

/** Whether the connection is lost; false on the server and in the first render. */
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

/** One may go on choosing; `waiting`: a submit goes on by itself once the connection is back (finder §6.14). */
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
