"use client";
/** The filters above the table of the rules. */
import type { RuleFilter, TableContext } from "@orlaya/finder/rule-table";
import { NO_FILTER } from "@orlaya/finder/rule-table";
import { Button } from "@payloadcms/ui";
import { useMemo } from "react";
import { ChoiceFilter } from "./choice-filter.tsx";
import { useWords } from "./words.tsx";

interface FilterProperties {
  readonly filter: RuleFilter;
  readonly context: TableContext;
  /** Numbers of rows that are shown, and of all. */
  readonly count: number;
  readonly all: number;
  readonly onChange: (filter: RuleFilter) => void;
}

function useChoices({ tables, names, words }: TableContext) {
  return useMemo(() => {
    const { locale } = words;
    const collator = new Intl.Collator(locale);
    const list = (table: "countries" | "products" | "profiles") =>
      tables[table].map(({ id }) => ({ value: id, label: names.name(table, id, locale) }));
    return {
      countries: list("countries").toSorted((a, b) => collator.compare(a.label, b.label)),
      plans: list("products").toSorted((a, b) => collator.compare(a.label, b.label)),
      profiles: list("profiles"),
    };
  }, [tables, names, words]);
}

export function RuleFilters({ filter, context, count, all, onChange }: FilterProperties) {
  const say = useWords();
  const { countries, plans, profiles } = useChoices(context);
  function change(part: Partial<RuleFilter>): void {
    onChange({ ...filter, ...part });
  }
  const selects = [
    { key: "country", label: say("table.filter.country"), choices: countries },
    { key: "plan", label: say("table.column.plan"), choices: plans },
    { key: "profile", label: say("table.column.profile"), choices: profiles },
  ] as const;
  return (
    <search className="rule-filters">
      <label>
        {say("table.filter.text")}
        <input
          type="search"
          value={filter.text}
          onChange={({ target }) => {
            change({ text: target.value });
          }}
        />
      </label>
      {selects.map(({ key, label, choices }) => (
        <ChoiceFilter
          key={key}
          {...{ label, choices }}
          value={filter[key]}
          onChange={(value) => {
            change({ [key]: value });
          }}
        />
      ))}
      <FilterFlags {...{ filter, count, all, onChange }} />
    </search>
  );
}

/** The switches of the filter, and the number of rows. */
function FilterFlags({ filter, count, all, onChange }: Omit<FilterProperties, "context">) {
  const say = useWords();
  return (
    <div className="rule-flags">
      {(["changed", "silent"] as const).map((key) => (
        <label key={key} className="rule-flag">
          <input
            type="checkbox"
            checked={filter[key]}
            onChange={({ target }) => {
              onChange({ ...filter, [key]: target.checked });
            }}
          />
          {say(`table.filter.${key}`)}
        </label>
      ))}
      <span role="status" className="finder-quiet rule-count">
        {count === 0 ? say("table.none") : say("table.count", { count, all })}
      </span>
      {count === all ? null : (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => {
            onChange(NO_FILTER);
          }}
        >
          {say("table.filter.clear")}
        </Button>
      )}
    </div>
  );
}
