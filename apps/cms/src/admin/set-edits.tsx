"use client";
/** The edits of a change set in words, each removable and with its comments. */
import { Button, Link } from "@payloadcms/ui";
import { useId } from "react";
import type { ShownColumn, ShownEdit } from "../sets/shapes.ts";
import { SetComments } from "./set-comments.tsx";
import type { SetState } from "./use-set.ts";
import { useWords } from "./words.tsx";

export function SetEdits({ state }: { readonly state: SetState }) {
  const say = useWords();
  const title = useId();
  const { edits } = state.set;
  return (
    <section className="finder-part" aria-labelledby={title}>
      <h2 id={title}>{say("set.edits", { count: edits.length })}</h2>
      {edits.length === 0 ? <p className="finder-quiet">{say("set.editsNone")}</p> : null}
      <ul className="finder-list">
        {edits.map((edit) => (
          <Edit key={edit.key} edit={edit} state={state} />
        ))}
      </ul>
    </section>
  );
}

function Edit({ edit, state }: { readonly edit: ShownEdit; readonly state: SetState }) {
  const say = useWords();
  const title = useId();
  const { kind, type, name, href, by, columns, key } = edit;
  return (
    <li className="finder-card" aria-labelledby={title}>
      <div className="finder-head">
        <h3 id={title}>
          <span className="set-type">{type}</span>{" "}
          {href === "" ? (
            name
          ) : (
            <Link href={href} prefetch={false}>
              {name}
            </Link>
          )}
        </h3>
        <span className="finder-tag">{say(`set.kind.${kind}`)}</span>
      </div>
      {kind === "removed" ? null : <Columns columns={columns} isNew={kind === "added"} />}
      <p className="finder-quiet">{say("set.by", { people: by.join(", ") })}</p>
      <div className="set-foot">
        <SetComments state={state} comments={edit.comments} edit={key} isFolded />
        {state.can("edit") ? (
          <Button
            size="small"
            buttonStyle="secondary"
            margin={false}
            disabled={state.isBusy}
            extraButtonProps={{ "aria-describedby": title }}
            onClick={() => void state.run("remove", { keys: [key] }, say("set.removed"))}
          >
            {say("set.remove")}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function Columns({
  columns,
  isNew,
}: {
  readonly columns: readonly ShownColumn[];
  readonly isNew: boolean;
}) {
  return (
    <dl className="finder-facts set-columns">
      {columns.map((column) => (
        <Column key={column.column} column={column} isNew={isNew} />
      ))}
    </dl>
  );
}

function Column({ column, isNew }: { readonly column: ShownColumn; readonly isNew: boolean }) {
  const say = useWords();
  const { label, added, removed, before, after } = column;
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {added.length > 0 ? (
          <span className="set-added">
            {isNew ? added.join(", ") : say("set.line.added", { names: added.join(", ") })}
          </span>
        ) : null}
        {removed.length > 0 ? (
          <span className="set-removed">
            {say("set.line.removed", { names: removed.join(", ") })}
          </span>
        ) : null}
        {after === null
          ? null
          : isNew || before === null
            ? after
            : say("set.line.change", { before, after })}
      </dd>
    </>
  );
}
