"use client";
/** The opened cell of the map: who, where, which plan and quote, and why. */
import { NOT_LISTED } from "@orlaya/finder/eligibility";
import {
  FIRST_END,
  OWN_DIFFERS,
  createMapReader,
  findCellPair,
  listOwnCountries,
} from "@orlaya/finder/map";
import { Button, Link } from "@payloadcms/ui";
import { useEffect, useId, useRef } from "react";
import type { Say } from "../labels/request-words.ts";
import { adminPaths } from "../names/paths.ts";
import { readSetVersion } from "../sets/shapes.ts";
import { writeNames } from "./change-box.tsx";
import { ExplainBox } from "./explain-box.tsx";
import type { GivenAnswers } from "./given-answers.ts";
import { findEnd } from "./map-model.ts";
import {
  writeLine,
  writeResult,
  writeValue,
  type CellPlace,
  type MapPicture,
} from "./map-words.ts";
import type { MapChoice } from "./use-rule-map.ts";
import { useWords } from "./words.tsx";

interface Opened {
  readonly picture: MapPicture;
  readonly place: CellPlace;
}

/** Returns the answers of a pair of countries that stands for the cell, with their names. */
function readExample({ picture, place }: Opened, choice: MapChoice) {
  const { rows, columns, model } = picture;
  const pair = findCellPair(rows[place.row]?.members ?? [], columns[place.column]?.members ?? []);
  const [from = 0, to = 0] = pair ?? [];
  const answers: GivenAnswers = {
    from: model.space.codes[from] ?? "",
    to: model.space.codes[to] ?? "",
    ...(choice.as === "" ? {} : { as: choice.as }),
    ...readNationality(choice),
  };
  return {
    answers,
    names: { residence: model.names[from] ?? "", destination: model.names[to] ?? "" },
  };
}

/** Renders the opened cell. `onCountries` shows its countries one by one. */
export function MapCell({
  choice,
  onCountries,
  onClose,
  ...opened
}: Opened & {
  readonly choice: MapChoice;
  readonly onCountries: (() => void) | null;
  readonly onClose: () => void;
}) {
  const say = useWords();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { picture, place } = opened;
  const [row, column] = [picture.rows[place.row], picture.columns[place.column]];
  const key = `${place.row} ${place.column} ${picture.rows.length}`;
  useEffect(() => {
    heading.current?.focus();
  }, [key]);
  if (row === undefined || column === undefined) return null;
  const isGroup = row.members.length + column.members.length > 2;
  const { answers, names } = readExample(opened, choice);
  return (
    <section
      className="finder-card map-opened"
      aria-labelledby={id}
      onKeyDown={({ key: pressed }) => {
        if (pressed === "Escape") onClose();
      }}
    >
      <div className="finder-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {writeLine(say, row)} → {writeLine(say, column)}
        </h2>
        <CellActions onCountries={isGroup ? onCountries : null} onClose={onClose} />
      </div>
      <CellFacts {...opened} />
      <TryLink version={choice.of} answers={answers} />
      <h3>{say("finder.explain.title")}</h3>
      {isGroup ? <p className="finder-quiet">{say("map.example", names)}</p> : null}
      <ExplainBox
        key={`${JSON.stringify(answers)} ${choice.of}`}
        answers={answers}
        {...(choice.of === "saved" ? {} : { version: choice.of })}
      />
    </section>
  );
}

/** Leads to the trial of a change set with the answers of the cell. */
function TryLink({
  version,
  answers,
}: {
  readonly version: string;
  readonly answers: GivenAnswers;
}) {
  const say = useWords();
  const set = readSetVersion(version);
  if (set === null) return null;
  return (
    <p>
      <Link href={adminPaths.tryOut({ ...answers, set })} prefetch={false}>
        {say("try.open")}
      </Link>
    </p>
  );
}

function CellActions({
  onCountries,
  onClose,
}: {
  readonly onCountries: (() => void) | null;
  readonly onClose: () => void;
}) {
  const say = useWords();
  return (
    <div className="finder-actions">
      {onCountries ? (
        <Button buttonStyle="secondary" size="small" onClick={onCountries}>
          {say("map.showCountries")}
        </Button>
      ) : null}
      <Button buttonStyle="secondary" size="small" onClick={onClose}>
        {say("map.back")}
      </Button>
    </div>
  );
}

function readNationality({ nat }: MapChoice): { readonly nat?: string } {
  if (nat === "") return {};
  return { nat: nat.toLowerCase() === NOT_LISTED ? NOT_LISTED : nat };
}

/** Writes how the quote of a plan is made. */
function writeQuote(say: Say, plan: string | null, quote: string | null): string {
  if (quote === null) return say("map.noQuote");
  return quote === plan ? say("map.quoteOwn") : say("map.quoteOther", { plan: quote });
}

function CellFacts({ picture, place }: Opened) {
  const say = useWords();
  const { grid, model, question, rows, columns } = picture;
  function nameAll(line: MapPicture["rows"][number] | undefined): string {
    return writeNames(
      say,
      (line?.members ?? []).map((country) => model.names[country] ?? ""),
      12,
    );
  }
  const value = grid.values[place.row * columns.length + place.column] ?? 0;
  const end = question.profile === null ? null : findEnd(model, value);
  const profile = model.space.profiles[question.profile ?? -1];
  const facts: readonly (readonly [string, string])[] = [
    [say("finder.explain.from"), nameAll(rows[place.row])],
    [say("finder.explain.to"), nameAll(columns[place.column])],
    ...(profile === undefined
      ? []
      : [[say("finder.explain.as"), nameProfile(picture, profile)] as const]),
    [say("map.plan"), writeResult(say, picture, place)],
    ...(end && value >= FIRST_END
      ? [[say("map.quote"), writeQuote(say, end.plan, end.quote)] as const]
      : []),
  ];
  return (
    <>
      <dl className="finder-facts">
        {facts.map(([label, text]) => (
          <div key={label} className="map-fact">
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {profile === undefined ? <ProfileFacts picture={picture} place={place} /> : null}
      </dl>
      <OwnCountries picture={picture} place={place} />
    </>
  );
}

function nameProfile({ model }: MapPicture, id: string): string {
  return model.shown.profiles.find((each) => each.id === id)?.name ?? id;
}

/** Lists the result of each profile, where none is chosen. */
function ProfileFacts({ picture, place }: Opened) {
  const say = useWords();
  const { model, question, rows, columns } = picture;
  const pair = findCellPair(rows[place.row]?.members ?? [], columns[place.column]?.members ?? []);
  return model.space.profiles.map((id, profile) => {
    const asked = { ...question, profile };
    const value = pair ? createMapReader(model.space, asked).read(...pair) : 0;
    return (
      <div key={id} className="map-fact">
        <dt>{nameProfile(picture, id)}</dt>
        <dd>{writeValue(say, { model, question: asked }, value)}</dd>
      </div>
    );
  });
}

/** States what journeys within one country lead to, where that differs from the others. */
function OwnCountries({ picture, place }: Opened) {
  const say = useWords();
  const { grid, reader, rows, columns } = picture;
  const bits = grid.bits[place.row * columns.length + place.column] ?? 0;
  if ((bits & OWN_DIFFERS) === 0) return null;
  const own = listOwnCountries(
    rows[place.row]?.members ?? [],
    columns[place.column]?.members ?? [],
  );
  const values = [...new Set(own.map((country) => reader.read(country, country)))];
  const [value = 0] = values;
  return (
    <p>
      {say("map.within", {
        result: values.length === 1 ? writeValue(say, picture, value) : say("map.withinDiffers"),
      })}
    </p>
  );
}
