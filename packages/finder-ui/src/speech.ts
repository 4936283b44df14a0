import { useCallback, useEffect, useRef, useState } from 'react';

/** How long typing has to pause before the live region speaks (finder.md §6.6). */
const SPEAK_MS = 600;

/** One polite live region for a whole form; `say` waits for a pause in typing, `sayNow` does not. */
export function useSpeech() {
  const [spoken, setSpoken] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const say = useCallback((text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSpoken(text), SPEAK_MS);
  }, []);
  const sayNow = useCallback((text: string) => {
    clearTimeout(timer.current);
    setSpoken(text);
  }, []);
  return { spoken, say, sayNow };
}
