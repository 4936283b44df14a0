"use client";
/** Shows a slice with a sample in a frame of any width. */
import { SAMPLE_KINDS, type Simulation } from "@orlaya/contract/simulator";
import { LOCALE_TABLE, LOCALES } from "@orlaya/locales";
import { AUDIENCES, technical } from "@orlaya/routes";
import { useId, useRef, useState } from "react";
import type { Choice } from "./filter-select.tsx";
import { useFrameScale } from "./use-frame-scale.ts";
import { useWords, writeNumber } from "./words.tsx";
import "./slices.css";

/** A slice, and the choices that it has. */
export interface SimulatedSlice {
  readonly slug: string;
  readonly name: string;
  /** Path of its picture; null for a slice that editors cannot place. */
  readonly picture: string | null;
  readonly tones: readonly Choice[];
  readonly variations: readonly Choice[];
}

const WIDTHS = { min: 320, max: 1960 } as const;
/** Widths of common screens. */
const PRESETS = [360, 768, 1280, 1920] as const;
/** Height of the frame, in px of the shown page. */
const HEIGHT = 900;

interface Props {
  readonly slices: readonly SimulatedSlice[];
  /** Origin of the site. */
  readonly site: string;
  readonly token: string;
  readonly usual: Pick<Simulation, "locale" | "audience">;
}

export function SliceSimulator({ slices, site, token, usual }: Props) {
  const [shown, setShown] = useState<Simulation>({
    ...{ slice: slices[0]?.slug ?? "", tone: "", variation: "", sample: SAMPLE_KINDS[0] },
    ...usual,
  });
  const [width, setWidth] = useState(1280);
  const current = slices.find(({ slug }) => slug === shown.slice);
  /** Shows another slice, which has other variations and backgrounds. */
  function choose(slice: string): void {
    setShown({ ...shown, slice, variation: "", tone: "" });
  }
  return (
    <>
      <Gallery slices={slices} shown={shown.slice} choose={choose} />
      <Choices slices={slices} current={current} shown={shown} setShown={setShown} />
      <Width width={width} setWidth={setWidth} />
      <Frame
        title={current?.name ?? ""}
        src={new URL(technical.simulation({ ...shown, token }), site).href}
        width={width}
      />
    </>
  );
}

/** Lists the slices that editors can place, with their pictures. */
function Gallery({
  slices,
  shown,
  choose,
}: {
  readonly slices: readonly SimulatedSlice[];
  readonly shown: string;
  readonly choose: (slug: string) => void;
}) {
  return (
    <ul className="slices-gallery" aria-label={useWords()("simulator.title")}>
      {slices.map(({ slug, name, picture }) =>
        picture === null ? null : (
          <li key={slug}>
            <button
              type="button"
              aria-pressed={slug === shown}
              onClick={() => {
                choose(slug);
              }}
            >
              <img src={picture} alt="" width={480} height={300} loading="lazy" />
              {name}
            </button>
          </li>
        ),
      )}
    </ul>
  );
}

function Choices({
  slices,
  current,
  shown,
  setShown,
}: {
  readonly slices: readonly SimulatedSlice[];
  readonly current: SimulatedSlice | undefined;
  readonly shown: Simulation;
  readonly setShown: (shown: Simulation) => void;
}) {
  const say = useWords();
  const usual: Choice = ["", say("simulator.usual")];
  const choices: readonly (readonly [keyof Simulation, string, readonly Choice[]])[] = [
    ["slice", say("simulator.slice"), slices.map(({ slug, name }) => [slug, name])],
    ["variation", say("simulator.variation"), [usual, ...(current?.variations ?? [])]],
    [
      "sample",
      say("simulator.sample"),
      SAMPLE_KINDS.map((kind) => [kind, say(`simulator.sample.${kind}`)]),
    ],
    [
      "locale",
      say("simulator.language"),
      LOCALES.map((locale) => [locale, LOCALE_TABLE[locale].label]),
    ],
    [
      "audience",
      say("simulator.site"),
      AUDIENCES.map((audience) => [audience, say(`simulator.site.${audience}`)]),
    ],
    ["tone", say("simulator.tone"), [usual, ...(current?.tones ?? [])]],
  ];
  return (
    <div className="board-filter">
      {choices.map(([name, label, options]) => (
        <Chooser
          key={name}
          label={label}
          value={shown[name]}
          choices={options}
          choose={(value) => {
            // Another slice has other variations and backgrounds.
            const others = name === "slice" ? { variation: "", tone: "" } : {};
            setShown({ ...shown, ...others, [name]: value });
          }}
        />
      ))}
    </div>
  );
}

function Chooser({
  label,
  value,
  choices,
  choose,
}: {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly choose: (value: string) => void;
}) {
  return (
    <label>
      {label}
      <select
        value={value}
        disabled={choices.length < 2}
        onChange={({ target }) => {
          choose(target.value);
        }}
      >
        {choices.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Width({
  width,
  setWidth,
}: {
  readonly width: number;
  readonly setWidth: (width: number) => void;
}) {
  const say = useWords();
  const field = useId();
  return (
    <div className="slices-width" role="group" aria-label={say("simulator.width")}>
      <label htmlFor={field}>{say("simulator.pixels", { width: writeNumber(say, width) })}</label>
      <input
        id={field}
        type="range"
        min={WIDTHS.min}
        max={WIDTHS.max}
        step={10}
        value={width}
        onChange={({ target }) => {
          setWidth(target.valueAsNumber);
        }}
      />
      <div className="slices-presets">
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={preset === width}
            onClick={() => {
              setWidth(preset);
            }}
          >
            {preset}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Shows the page at its width, smaller when the window is narrower. */
function Frame({
  title,
  src,
  width,
}: {
  readonly title: string;
  readonly src: string;
  readonly width: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  const scale = useFrameScale(box, width);
  return (
    <div className="slices-box" ref={box} style={{ height: HEIGHT * scale }}>
      <iframe
        title={title}
        src={src}
        style={{ width, height: HEIGHT, transform: `scale(${scale})` }}
      />
    </div>
  );
}
