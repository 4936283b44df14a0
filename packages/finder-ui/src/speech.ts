import { useCallback, useEffect, useRef, useState } from 'react';

/** How long typing has to pause before the live region speaks (finder.md §6.6). */
const SPEAK_MS = 600;

/** Says something when typing pauses. @returns takes it back, if it was not said yet. */
export type Say = (text: string) => () => void;

/** One polite live region for a whole form; `say` waits for a pause in typing, `sayNow` does not. */
export function useSpeech() {
  const [spoken, setSpoken] = useState('');
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
  return { spoken, say, sayNow };
}
