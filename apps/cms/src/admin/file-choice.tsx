"use client";
/** Button that opens the choice of a file. */
import { Button } from "@payloadcms/ui";
import { useRef } from "react";
import { useWords } from "./words.tsx";

/** Renders the button. `name`: what the field is called; the label without it. */
export function FileChoice({
  label,
  name = label,
  accept,
  disabled = false,
  onFile,
}: {
  readonly label: string;
  readonly name?: string;
  readonly accept: string;
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={disabled}
        onClick={() => {
          input.current?.click();
        }}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={name}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = "";
        }}
      />
    </>
  );
}

/** Renders the choice of a file with rows as text. */
export function RowsFileChoice({ onText }: { readonly onText: (text: string) => void }) {
  return (
    <FileChoice
      label={useWords()("scenario.import.file")}
      accept=".csv,.tsv,.txt,text/csv"
      onFile={(file) => {
        void file.text().then(onText);
      }}
    />
  );
}
