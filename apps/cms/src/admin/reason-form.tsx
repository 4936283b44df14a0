"use client";
/** A button that opens a form for a reason, with a review date where one is needed. */
import { Button } from "@payloadcms/ui";
import { useId, useState } from "react";
import { useWords } from "./words.tsx";

/** What a person entered. */
export interface GivenReason {
  readonly reason: string;
  /** Day, as `2027-11-26`; empty without a review date. */
  readonly review: string;
}

/** Returns the day in a year from now. */
const getNextYear = (): string =>
  new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);

interface Properties {
  /** The button that opens the form. */
  readonly open: string;
  readonly label: string;
  readonly confirm: string;
  readonly note?: string;
  readonly withReview?: boolean;
  /** Sends the reason. Returns a sentence when it is refused. */
  readonly onSend: (given: GivenReason) => Promise<string | null>;
}

/** Renders the button and the form. Closing the form keeps its text. */
export function ReasonForm(properties: Properties) {
  const [isOpen, setOpen] = useState(false);
  const [given, setGiven] = useState<GivenReason>({
    reason: "",
    review: properties.withReview === true ? getNextYear() : "",
  });
  return isOpen ? (
    <OpenForm
      {...properties}
      given={given}
      onGiven={setGiven}
      onClose={() => {
        setOpen(false);
      }}
    />
  ) : (
    <div className="finder-actions">
      <Button
        buttonStyle="secondary"
        size="small"
        onClick={() => {
          setOpen(true);
        }}
      >
        {properties.open}
      </Button>
    </div>
  );
}

/** Asks for the day on which the decision is looked at again. */
function ReviewDate({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const say = useWords();
  return (
    <label className="scenario-date">
      {say("finding.review")}
      <input
        type="date"
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
    </label>
  );
}

function OpenForm({
  label,
  confirm,
  note,
  withReview = false,
  onSend,
  given,
  onGiven,
  onClose,
}: Properties & {
  readonly given: GivenReason;
  readonly onGiven: (given: GivenReason) => void;
  readonly onClose: () => void;
}) {
  const field = useId();
  const [problem, setProblem] = useState<string | null>(null);
  async function send(): Promise<void> {
    const refused = await onSend(given);
    setProblem(refused);
    if (refused === null) onClose();
  }
  return (
    <div className="finder-part">
      <label htmlFor={field}>
        {label}
        <textarea
          id={field}
          value={given.reason}
          onChange={({ target }) => {
            onGiven({ ...given, reason: target.value });
          }}
          aria-describedby={problem ? `${field}-problem` : undefined}
        />
      </label>
      {withReview ? (
        <ReviewDate
          value={given.review}
          onChange={(review) => {
            onGiven({ ...given, review });
          }}
        />
      ) : null}
      {note === undefined ? null : <p className="finder-quiet">{note}</p>}
      {problem ? (
        <p id={`${field}-problem`} role="alert">
          {problem}
        </p>
      ) : null}
      <FormButtons confirm={confirm} onSend={send} onClose={onClose} />
    </div>
  );
}

/** Renders the buttons that send the reason and that close the form. */
function FormButtons({
  confirm,
  onSend,
  onClose,
}: {
  readonly confirm: string;
  readonly onSend: () => Promise<void>;
  readonly onClose: () => void;
}) {
  const say = useWords();
  return (
    <div className="finder-actions">
      <Button
        size="small"
        onClick={() => {
          void onSend();
        }}
      >
        {confirm}
      </Button>
      <Button buttonStyle="secondary" size="small" onClick={onClose}>
        {say("finder.finding.cancel")}
      </Button>
    </div>
  );
}
