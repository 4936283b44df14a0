import {
  Grid,
  Pagination,
  Section,
  SectionHead,
  type LinkData,
  type PaginationData,
  type PaginationWords,
} from "@orlaya/ui";
import { getGridSizes } from "../card/card.tsx";
import type { SliceContext } from "../context.ts";
import type { TeaserData } from "../entities.ts";
import type { Tone } from "../fields.ts";
import { TeaserCard } from "../guide-cards/view.tsx";
import { getTitleId } from "../shared.ts";

export interface TeasersProps {
  /** Heading of the list; empty when the heading of the page is sufficient. */
  readonly title: string;
  readonly lead: string;
  readonly link: LinkData | null;
  readonly teasers: readonly TeaserData[];
  /** Text of an empty list. */
  readonly empty: string;
  /** Pagination of the list; null when the list has one page. */
  readonly pages: (PaginationData & { readonly words: PaginationWords }) | null;
  readonly tone: Tone;
  readonly anchor: string;
  readonly context: SliceContext;
}
/** Renders a list of guides, articles or themes as cards, with pagination. */
export function Teasers({
  title,
  lead,
  link,
  teasers,
  empty,
  pages,
  tone,
  anchor,
  context,
}: TeasersProps) {
  // Cards with a text need width. Four columns are used only for exactly four cards.
  const columns = teasers.length === 4 ? 4 : 3;
  return (
    <Section tone={tone} anchor={anchor} labelledBy={title ? getTitleId(context) : undefined}>
      {title && (
        <SectionHead
          id={getTitleId(context)}
          title={title}
          lead={lead}
          link={link}
          hint={context.t("newTab")}
        />
      )}
      {teasers.length > 0 ? (
        <Grid columns={columns} filled>
          {teasers.map((teaser) => (
            <TeaserCard
              key={teaser.id}
              teaser={teaser}
              context={context}
              sizes={getGridSizes(columns)}
              level={title ? 3 : 2}
            />
          ))}
        </Grid>
      ) : (
        empty && <p>{empty}</p>
      )}
      {pages && <Pagination {...pages} />}
    </Section>
  );
}
