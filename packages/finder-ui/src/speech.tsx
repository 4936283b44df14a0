import { useCallback, useEffect, useRef, useState } from "react";

/** Pause in typing before the live region announces a text, in milliseconds (finder §6.6). */
const SPEAK_MS = 600;

/** Announces a text when typing pauses. @returns a function that cancels a pending announcement */
export type Say = (text: string) => () => void;

export interface Speech {
  readonly spoken: string;
  readonly say: Say;
  /** Announces a text at once. */
  readonly sayNow: (text: string) => void;
  /**
   * Whether a modal dialog of the form is open. The rest of the page is then inert, so texts are
   * announced in the dialog.
   */
  readonly inDialog: boolean;
  readonly setInDialog: (inDialog: boolean) => void;
}

/** Keeps the announcements of a form. `LiveRegion` renders them. */
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

/**
 * Renders a polite live region, in the form or in its dialog. Only the region that is not inert
 * contains the text.
 */
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
