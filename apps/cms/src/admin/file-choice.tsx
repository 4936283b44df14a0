"use client";
/** Button that reads the text of a file which the person chooses. */
import { Button } from "@payloadcms/ui";
import { useRef } from "react";
import { useWords } from "./words.tsx";

export function FileChoice({ onText }: { readonly onText: (text: string) => void }) {
  const say = useWords();
  async function read(file: File | undefined): Promise<void> {
    if (file) onText(await file.text());
  }
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        buttonStyle="secondary"
        size="small"
        onClick={() => {
          input.current?.click();
        }}
      >
        {say("scenario.import.file")}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        hidden
        aria-label={say("scenario.import.file")}
        onChange={(event) => {
          void read(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
    </>
  );
}
