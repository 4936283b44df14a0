"use client";
/** Options of the search: places of the admin and documents. Each option is a link. */
import { LOCALE_TABLE } from "@orlaya/locales";
import { ChevronIcon, Link } from "@payloadcms/ui";
import type { ReactNode } from "react";
import type { ShownHit } from "../endpoints/search.ts";
import { adminPaths } from "../names/paths.ts";
import type { Place } from "./find-places.ts";
import { markWords } from "./mark-words.ts";
import { useWords } from "./words.tsx";

/** Returns the id of an option by its position in the list. */
export const optionId = (list: string, position: number): string => `${list}-${position}`;
/** Returns the path that a hit opens. */
export const getHitPath = ({ collection, id }: ShownHit): string =>
  adminPaths.document(collection, id);

function Marked({ text, question }: { readonly text: string; readonly question: string }) {
  return markWords(text, question).map((part, index) =>
    part.marked ? <mark key={index}>{part.text}</mark> : part.text,
  );
}

/** What every option receives. */
interface OptionProps {
  /** Id of the list. */
  readonly list: string;
  readonly position: number;
  readonly isActive: boolean;
  readonly onHover: (position: number) => void;
}

function Option({
  list,
  position,
  isActive,
  onHover,
  href,
  children,
}: OptionProps & { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link
      className="search__option"
      id={optionId(list, position)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      prefetch={false}
      onMouseMove={() => {
        onHover(position);
      }}
    >
      {children}
    </Link>
  );
}

/** Renders the link to a list or a page of settings. */
export function PlaceOption({ place, ...option }: OptionProps & { readonly place: Place }) {
  return (
    <Option {...option} href={place.href}>
      <span className="search__head">
        <span className="search__title">{place.label}</span>
        <ChevronIcon direction="right" />
      </span>
    </Option>
  );
}

/** Renders the link to a document. @param question words that are marked */
export function HitOption({
  hit,
  question,
  ...option
}: OptionProps & { readonly hit: ShownHit; readonly question: string }) {
  const say = useWords();
  const { title, kind, locale, audience, state, path, excerpt } = hit;
  const language = locale === null ? {} : { lang: locale };
  const facts = [
    kind,
    ...(locale === null ? [] : [LOCALE_TABLE[locale].label]),
    ...(audience === null ? [] : [say(`site.${audience}`)]),
  ];
  return (
    <Option {...option} href={getHitPath(hit)}>
      <span className="search__head">
        <span className="search__title" {...language}>
          <Marked text={title || path || hit.id} question={question} />
        </span>
        <span className="search__state" data-state={state}>
          {say(`state.${state}`)}
        </span>
      </span>
      <span className="search__facts">
        <span>{facts.join(" · ")}</span>
        {path ? (
          <span {...language}>
            <Marked text={path} question={question} />
          </span>
        ) : null}
      </span>
      {excerpt ? (
        <span className="search__excerpt" {...language}>
          <Marked text={excerpt} question={question} />
        </span>
      ) : null}
    </Option>
  );
}
