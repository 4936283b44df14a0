import { Caption, Section, SectionHead } from "@orlaya/ui";
import type { SliceContext } from "../context.ts";
import { FactList, type FactData } from "../fact-list/fact-list.tsx";
import type { Tone } from "../fields.ts";
import { getTitleId } from "../shared.ts";

export interface CountryFactsProps {
  readonly title: string;
  readonly facts: readonly FactData[];
  /** Sources of the facts. */
  readonly sources: string;
  readonly tone: Tone;
  readonly context: SliceContext;
}
/** Renders facts about a country with their sources (words §7: country). */
export function CountryFacts({ title, facts, sources, tone, context }: CountryFactsProps) {
  if (facts.length === 0) return null;
  return (
    <Section tone={tone} labelledBy={getTitleId(context)}>
      <SectionHead id={getTitleId(context)} title={title} />
      <FactList facts={facts} long />
      <Caption>{sources}</Caption>
    </Section>
  );
}
