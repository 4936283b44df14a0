import {
  Anchor,
  cx,
  Heading,
  Icon,
  Picture,
  Section,
  SectionHead,
  type LinkData,
  type PictureData,
} from "@orlaya/ui";
import type { SliceContext } from "../context.ts";
import type { SliceProps } from "../fields.ts";
import { makeDecorative, getTitleId } from "../shared.ts";
import css from "./destinations.module.css";
import type { destinationsSchema } from "./schema.ts";

export interface TileProps {
  readonly name: string;
  readonly note: string;
  readonly link: LinkData | null;
  readonly picture: PictureData | null;
  /** A photograph fills the tile under a scrim; a map is shown above its label. */
  readonly look: "map" | "photo";
  readonly wide?: boolean;
  readonly hint: string;
}
/**
 * Renders a country as a tile that is one link. The label names the country, so that the picture is
 * decorative.
 */
export function DestinationTile({
  name,
  note,
  link,
  picture,
  look,
  wide = false,
  hint,
}: TileProps) {
  return (
    <li className={cx(css.tile, look === "photo" && css.photo, wide && css.wide)}>
      {picture && (
        <Picture
          picture={makeDecorative(picture)}
          ratio={look === "map" ? "4/3" : undefined}
          sizes={
            wide
              ? "(min-width: 84rem) 52rem, (min-width: 48rem) 64vw, 92vw"
              : "(min-width: 84rem) 25rem, (min-width: 48rem) 32vw, 48vw"
          }
        />
      )}
      <div>
        <div>
          <Heading level={3} look="h4">
            {link ? (
              <Anchor link={link} hint={hint}>
                {name}
              </Anchor>
            ) : (
              name
            )}
          </Heading>
          {note && <p>{note}</p>}
        </div>
        {link && <Icon name="arrow-right" size={22} />}
      </div>
    </li>
  );
}

/**
 * Renders countries as tiles: relief maps, or a photograph where an editor set one. A first tile
 * with a photograph is wider.
 */
export function DestinationsView({
  title,
  lead,
  link,
  items,
  tone,
  anchor,
  context,
}: SliceProps<typeof destinationsSchema> & { readonly context: SliceContext }) {
  const tiles = items.flatMap(({ country, image, note }) =>
    country ? [{ country, image, note }] : [],
  );
  if (tiles.length === 0) return null;
  const wide = tiles[0]?.image !== null;
  const hint = context.t("newTab");
  return (
    <Section tone={tone} anchor={anchor} labelledBy={getTitleId(context)}>
      <SectionHead id={getTitleId(context)} title={title} lead={lead} link={link} hint={hint} />
      <ul role="list" className={cx(css.tiles, !wide && css.even)}>
        {tiles.map(({ country, image, note }, i) => (
          <DestinationTile
            key={country.code}
            name={country.name}
            note={note}
            link={country.link}
            picture={image ?? country.map}
            look={image ? "photo" : "map"}
            wide={wide && i === 0}
            hint={hint}
          />
        ))}
      </ul>
    </Section>
  );
}
