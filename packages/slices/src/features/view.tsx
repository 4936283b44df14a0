import { Grid, Heading, IconTile, Section, SectionHead, TextLink } from "@orlaya/ui";
import type { SliceContext } from "../context.ts";
import type { SliceProps } from "../fields.ts";
import { chooseColumns, getTitleId } from "../shared.ts";
import css from "./features.module.css";
import type { featuresSchema } from "./schema.ts";

/** Renders facts side by side, each with an icon on a petal shape. */
export function FeaturesView({
  title,
  lead,
  items,
  tone,
  anchor,
  context,
}: SliceProps<typeof featuresSchema> & { readonly context: SliceContext }) {
  return (
    <Section tone={tone} anchor={anchor} labelledBy={getTitleId(context)}>
      <SectionHead id={getTitleId(context)} title={title} lead={lead} />
      <Grid columns={chooseColumns(items.length)} filled className={css.grid}>
        {items.map((item) => (
          <li key={item.title}>
            {item.icon && <IconTile name={item.icon} />}
            <Heading level={3} look="h4">
              {item.title}
            </Heading>
            {item.text && <p>{item.text}</p>}
            {item.link && (
              <TextLink link={item.link} hint={context.t("newTab")} icon="arrow-right" />
            )}
          </li>
        ))}
      </Grid>
    </Section>
  );
}
