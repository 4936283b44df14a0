import { useCallback, useEffect, useRef, useState } from "react";

/** How long typing has to pause before the live region speaks (finder §6.6). */
const SPEAK_MS = 600;

/** Says something when typing pauses. @returns takes it back, if it was not said yet. */
export type Say = (text: string) => () => void;

export interface Speech {
  readonly spoken: string;
  readonly say: Say;
  /** Says it without waiting for a pause. */
  readonly sayNow: (text: string) => void;
  /** Whether a modal dialog of the form is open: then all around it is inert, and what is said is said in there. */
  readonly inDialog: boolean;
  readonly setInDialog: (inDialog: boolean) => void;
}

/** The one voice of a whole form; `LiveRegion` draws it. */
export function useSpeech(): Speech {
  const [spoken, setSpoken] = useState("");
  const [inDialog, setInDialog] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const say = useCallback<Say>((text) => {
    clearTimeout(timer.current);
    const waiting = setTimeout(() => setSpoken(text), SPEAK_MS);
    timer.current = waiting;
    return () => clearTimeout(waiting);
  }, []);
  const sayNow = useCallback((text: string) => {
    clearTimeout(timer.current);
    setSpoken(text);
  }, []);
  return { spoken, say, sayNow, inDialog, setInDialog };
}

/** Polite, and the only one that can be heard: the form's own, or that of its dialog while it is open. */
export function LiveRegion({
  speech,
  dialog = false,
}: {
  readonly speech: Speech;
  readonly dialog?: boolean;
}) {
  return (
    <p className="sr" role="status">
      {speech.inDialog === dialog && speech.spoken}
    </p>
  );
}
