"use client";
/** Parts of the view that exports and imports content. */
import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useId, useState, type ReactNode } from "react";
import type { Counts } from "../bundle/format.ts";
import type { PrismicReport } from "../bundle/prismic/shapes.ts";
import type { ExportAnswer } from "../endpoints/bundle.ts";
import { apiPath, endpointPaths } from "../names/paths.ts";
import { PrismicResult } from "./prismic-result.tsx";
import { useProgress, type Progress } from "./use-progress.ts";
import { useWords } from "./words.tsx";

const MB = 1024 * 1024;

/** A part of the view, with its heading and what it does. */
function Part({
  title,
  help,
  children,
}: {
  readonly title: string;
  readonly help: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="board-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="start-quiet">{help}</p>
      {children}
    </section>
  );
}

/** Shows the progress, and reads out the result. */
function Result<T>({
  state,
  label,
  children,
}: {
  readonly state: Progress<T>;
  readonly label: string;
  readonly children: (result: T) => ReactNode;
}) {
  const say = useWords();
  const isRunning = state.kind === "running";
  return (
    <>
      {isRunning ? (
        <div className="transfer-progress">
          <progress
            aria-label={label}
            {...(state.all > 0 ? { max: state.all, value: state.done } : {})}
          />
          <span className="start-quiet">
            {state.all > 0
              ? say("transfer.progress", { done: state.done, all: state.all })
              : say("transfer.loading")}
          </span>
        </div>
      ) : null}
      <div aria-live="polite">
        {state.kind === "failed" ? <p className="sentences-problem">{state.problem}</p> : null}
        {state.kind === "done" ? children(state.result) : null}
      </div>
    </>
  );
}

export function BundleExport() {
  const say = useWords();
  const { state, start } = useProgress<ExportAnswer>(endpointPaths.bundleExport);
  return (
    <Part title={say("bundle.export.title")} help={say("bundle.export.help")}>
      <div>
        <Button
          size="small"
          margin={false}
          disabled={state.kind === "running"}
          onClick={() => void start(null)}
        >
          {say("bundle.export.start")}
        </Button>
      </div>
      <Result state={state} label={say("bundle.export.title")}>
        {({ id, name, bytes, documents, media }) => (
          <>
            <p>{say("bundle.export.done", { documents, media })}</p>
            <p>
              <a href={apiPath(endpointPaths.bundleFile(id))} download={name}>
                {say("bundle.export.download", { name, size: Math.ceil(bytes / MB) })}
              </a>
            </p>
            <p className="start-quiet">{say("bundle.export.kept")}</p>
          </>
        )}
      </Result>
    </Part>
  );
}

interface Sending {
  readonly labels: { readonly title: string; readonly file: string; readonly start: string };
  readonly megabytes: number;
  readonly command: string;
}

/** Chooses a file and sends it. A file that is refused stays chosen. */
function SendFile<T>({
  labels,
  megabytes,
  command,
  progress: { state, start, fail },
  result,
}: Sending & {
  readonly progress: ReturnType<typeof useProgress<T>>;
  readonly result: (result: T) => ReactNode;
}) {
  const say = useWords();
  const router = useRouter();
  const help = useId();
  const [file, setFile] = useState<File | null>(null);
  const isRunning = state.kind === "running";
  async function send(): Promise<void> {
    if (file === null) return;
    if (file.size > megabytes * MB) fail(say("bundle.problem.large", { size: megabytes }));
    else if ((await start(file)).kind === "done") router.refresh();
  }
  return (
    <>
      <label className="board-file">
        {labels.file}
        <input
          type="file"
          accept=".zip,application/zip"
          aria-describedby={help}
          disabled={isRunning}
          onChange={(event) => {
            setFile(event.target.files?.[0] ?? null);
          }}
        />
      </label>
      <p id={help} className="start-quiet">
        {say("transfer.limit", { size: megabytes, command })}
      </p>
      <div>
        <Button
          size="small"
          margin={false}
          disabled={file === null || isRunning}
          onClick={() => void send()}
        >
          {labels.start}
        </Button>
      </div>
      <Result state={state} label={labels.title}>
        {result}
      </Result>
    </>
  );
}

/** @param isEmpty whether the service has no content */
export function BundleImport({
  isEmpty,
  megabytes,
}: {
  readonly isEmpty: boolean;
  readonly megabytes: number;
}) {
  const say = useWords();
  // The result stays when the page is rendered again after an import.
  const [wasEmpty] = useState(isEmpty);
  const progress = useProgress<Counts>(endpointPaths.bundleImport);
  const title = say("bundle.import.title");
  const labels = { title, file: say("bundle.import.file"), start: say("bundle.import.start") };
  return (
    <Part title={title} help={say("bundle.import.help")}>
      {wasEmpty ? (
        <SendFile
          command="npm run bundle -- import content.zip"
          {...{ labels, megabytes, progress }}
          result={({ documents, media }) => (
            <p>{say("bundle.import.done", { documents, media })}</p>
          )}
        />
      ) : (
        <p>{say("bundle.import.filled")}</p>
      )}
    </Part>
  );
}

export function PrismicImport({ megabytes }: { readonly megabytes: number }) {
  const say = useWords();
  const progress = useProgress<PrismicReport>(endpointPaths.prismicImport);
  const title = say("bundle.prismic.title");
  const labels = { title, file: say("bundle.prismic.file"), start: say("bundle.prismic.start") };
  return (
    <Part title={title} help={say("bundle.prismic.help")}>
      <SendFile
        command="npm run bundle -- prismic export.zip --report report.txt"
        {...{ labels, megabytes, progress }}
        result={(report) => <PrismicResult report={report} />}
      />
    </Part>
  );
}
