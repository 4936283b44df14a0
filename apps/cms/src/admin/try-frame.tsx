"use client";
/** The real site in a frame. It tells the answers of its finder. */
import { readTriedAnswers } from "@orlaya/contract/live-preview";
import { useEffect, useRef, useState } from "react";
import { readAddress, type GivenAnswers } from "./given-answers.ts";
import { useWords } from "./words.tsx";

/** Renders the frame. On a narrow screen it is hidden, and not loaded. */
export function TryFrame({
  title,
  src,
  onAnswers,
}: {
  readonly title: string;
  readonly src: string;
  readonly onAnswers: (given: GivenAnswers) => void;
}) {
  const say = useWords();
  const [loaded, setLoaded] = useState("");
  const frame = useRef<HTMLIFrameElement>(null);
  const told = useRef(onAnswers);
  useEffect(() => {
    told.current = onAnswers;
  });
  useEffect(() => {
    function onMessage({ data, origin, source }: MessageEvent<unknown>): void {
      const isOwn = source === frame.current?.contentWindow && origin === new URL(src).origin;
      const query = isOwn ? readTriedAnswers(data) : null;
      if (query !== null) told.current(readAddress(query));
    }
    window.addEventListener("message", onMessage);
    return () => {
      window.removeEventListener("message", onMessage);
    };
  }, [src]);
  return (
    <div className="try-frame">
      <div role="status">
        {loaded === src ? null : <p className="finder-quiet">{say("try.frame.loading")}</p>}
      </div>
      <iframe
        ref={frame}
        key={src}
        title={title}
        src={src}
        loading="lazy"
        onLoad={() => {
          setLoaded(src);
        }}
      />
    </div>
  );
}
