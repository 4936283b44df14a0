import { Anchor, Caption, Duo, Icon, IconTile, Section, SectionHead } from "@orlaya/ui";
import type { SliceContext } from "../context.ts";
import type { SliceProps } from "../fields.ts";
import { getTitleId } from "../shared.ts";
import css from "./documents.module.css";
import type { documentsSchema } from "./schema.ts";

export interface DocumentsViewProps extends SliceProps<typeof documentsSchema> {
  readonly context: SliceContext;
  /** Id of the note below the list, for the link from the mark of a price. */
  readonly noteId?: string;
}
/** Matches a URL that ends with a file extension. Any other URL is a page. */
const FILE = /\.[a-z0-9]{2,4}(?:[?#]|$)/i;
/** Renders policy terms and other documents. A document without a file is shown without a link. */
export function DocumentsView({
  title,
  lead,
  items,
  note,
  noteId,
  tone,
  anchor,
  context,
}: DocumentsViewProps) {
  return (
    <Section tone={tone} anchor={anchor} labelledBy={getTitleId(context)}>
      <Duo>
        <SectionHead id={getTitleId(context)} title={title} lead={lead} />
        <div>
          <ul role="list" className={css.list}>
            {items.map((item) => (
              <li key={item.title}>
                <IconTile name="file-text" />
                <div>
                  {item.link ? (
                    <Anchor link={item.link} hint={context.t("newTab")}>
                      {item.title}
                    </Anchor>
                  ) : (
                    <b>{item.title}</b>
                  )}
                  {item.note && <p>{item.note}</p>}
                </div>
                {item.link && (
                  <Icon
                    name={
                      item.link.external || item.link.newTab
                        ? "external"
                        : FILE.test(item.link.href)
                          ? "download"
                          : "arrow-right"
                    }
                  />
                )}
              </li>
            ))}
          </ul>
          {note && (
            <div className={css.note}>
              <Caption id={noteId}>{note}</Caption>
            </div>
          )}
        </div>
      </Duo>
    </Section>
  );
}
