"use client";
/** Panel of a document: references to details of the company, with what the site shows for each. */
import { COMPANY_KEYS, getCompanyField, writeCompanyReference } from "@orlaya/contract/company";
import { isLocale, type Locale } from "@orlaya/locales";
import { useFormFields } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { readString, type Stored } from "../fields/record.ts";
import { endpointPaths } from "../names/paths.ts";
import { useAsk } from "./ask.ts";
import { useWords } from "./words.tsx";
import "./languages.css";
import "./uses.css";

/** Details of a language. `pending`: not loaded yet. `none`: there are no details, or no answer. */
type Details = "pending" | "none" | Stored;

/** Loads the details of a language when the panel is open. */
function useDetails(locale: Locale | null, isOpen: boolean): Details {
  const ask = useAsk();
  const [details, setDetails] = useState<Details>("pending");
  useEffect(() => {
    if (!isOpen || locale === null) return undefined;
    const leaving = new AbortController();
    void ask<{ readonly docs: readonly Stored[] }>(endpointPaths.company(locale), {
      signal: leaving.signal,
    }).then((answer) => {
      if (leaving.signal.aborted) return;
      const docs = answer.ok ? answer.body.docs : [];
      setDetails(docs[0] ?? "none");
    });
    return () => {
      leaving.abort();
    };
  }, [ask, isOpen, locale]);
  return details;
}

function DetailList({ details, locale }: { readonly details: Stored; readonly locale: Locale }) {
  return (
    <ul className="uses-list">
      {COMPANY_KEYS.map((key) => (
        <li className="uses-row" key={key}>
          <code>{writeCompanyReference(key)}</code>
          <span className="languages-quiet" lang={locale}>
            {readString(details[getCompanyField(key)])}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function CompanyPanel() {
  const say = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const stored = useFormFields(([fields]) => fields["locale"]?.value);
  const locale = isLocale(stored) ? stored : null;
  const details = useDetails(locale, isOpen);
  if (locale === null) return null;
  return (
    <details
      className="languages"
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open);
      }}
    >
      <summary>{say("company.title")}</summary>
      <p className="languages-quiet">{say("company.help")}</p>
      <div aria-live="polite">
        {details === "pending" ? <p>{say("company.loading")}</p> : null}
        {details === "none" ? <p>{say("company.none")}</p> : null}
      </div>
      {typeof details === "string" ? null : <DetailList details={details} locale={locale} />}
    </details>
  );
}
