"use client";
/**
 * Panels of a document: references to details of the company and to clauses, with what the site
 * shows for each.
 */
import { COMPANY_KEYS, getCompanyField } from "@orlaya/contract/company";
import { writeCompanyReference, writeReference } from "@orlaya/contract/references";
import { isLocale, type Locale } from "@orlaya/locales";
import { useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { readString, type Stored } from "../fields/record.ts";
import { endpointPaths } from "../names/paths.ts";
import { useAsk } from "./ask.ts";
import { useWords } from "./words.tsx";
import "./languages.css";
import "./uses.css";

/** Stored documents. `pending`: not loaded yet. `none`: there are none, or no answer. */
type Found = "pending" | "none" | readonly Stored[];

/** Loads the documents of a path when the panel is open. Those of another path are not shown. */
function useFound(path: string, isOpen: boolean): Found {
  const ask = useAsk();
  const [loaded, setLoaded] = useState<{ readonly path: string; readonly found: Found } | null>(
    null,
  );
  useEffect(() => {
    if (!isOpen) return undefined;
    const leaving = new AbortController();
    void ask<{ readonly docs: readonly Stored[] }>(path, { signal: leaving.signal }).then(
      (answer) => {
        if (leaving.signal.aborted) return;
        const docs = answer.ok ? answer.body.docs : [];
        setLoaded({ path, found: docs.length > 0 ? docs : "none" });
      },
    );
    return () => {
      leaving.abort();
    };
  }, [ask, isOpen, path]);
  return loaded?.path === path ? loaded.found : "pending";
}

/** A reference with what the site shows for it. */
interface Row {
  readonly reference: string;
  readonly text: string;
}
interface PanelProps {
  readonly of: "company" | "clauses";
  readonly locale: Locale;
  readonly path: string;
  readonly listRows: (found: readonly Stored[]) => readonly Row[];
}

function Panel({ of, locale, path, listRows }: PanelProps) {
  const say = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const found = useFound(path, isOpen);
  return (
    <details
      className="languages"
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open);
      }}
    >
      <summary>{say(`${of}.title`)}</summary>
      <p className="languages-quiet">{say(`${of}.help`)}</p>
      <div aria-live="polite">
        {found === "pending" ? <p>{say(`${of}.loading`)}</p> : null}
        {found === "none" ? <p>{say(`${of}.none`)}</p> : null}
      </div>
      {typeof found === "string" ? null : (
        <ul className="uses-list">
          {listRows(found).map(({ reference, text }) => (
            <li className="uses-row" key={reference}>
              <code>{reference}</code>
              <span className="languages-quiet" lang={locale}>
                {text}
              </span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

function listDetails([details]: readonly Stored[]): readonly Row[] {
  return COMPANY_KEYS.map((key) => ({
    reference: writeCompanyReference(key),
    text: readString(details?.[getCompanyField(key)]),
  }));
}
/** Returns the references to clauses, by name. */
function listClauses(clauses: readonly Stored[]): readonly Row[] {
  return clauses
    .map((each) => ({
      reference: writeReference({ kind: "clause", key: readString(each["uid"]) }),
      text: readString(each["text"]),
    }))
    .toSorted((one, other) => one.reference.localeCompare(other.reference));
}

export function ReferencesPanel() {
  const { collectionSlug } = useDocumentInfo();
  const locale = useFormFields(([fields]) => fields["locale"]?.value);
  if (!isLocale(locale)) return null;
  return (
    <>
      <Panel
        of="company"
        locale={locale}
        path={endpointPaths.company(locale)}
        listRows={listDetails}
      />
      {collectionSlug === "clause" ? null : (
        <Panel
          of="clauses"
          locale={locale}
          path={endpointPaths.clauses(locale)}
          listRows={listClauses}
        />
      )}
    </>
  );
}
