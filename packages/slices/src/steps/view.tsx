import { Caption, Duo, Heading, Section, SectionHead } from "@orlaya/ui";
import type { SliceContext } from "../context.ts";
import type { SliceProps } from "../fields.ts";
import { getTitleId } from "../shared.ts";
import type { stepsSchema } from "./schema.ts";
import css from "./steps.module.css";

type StepsProps = SliceProps<typeof stepsSchema>;

function Steps({ items }: Pick<StepsProps, "items">) {
  return (
    <ol role="list" className={css.steps}>
      {items.map((step) => (
        <li key={step.title}>
          <div>
            <Heading level={3} look="h4">
              {step.title}
            </Heading>
            {step.text && <p>{step.text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

/**
 * Renders numbered steps. An optional example beside them has a caption that labels it as an
 * example.
 */
export function StepsView({
  title,
  lead,
  link,
  items,
  example,
  example_title: exampleTitle,
  example_caption: caption,
  tone,
  anchor,
  context,
}: StepsProps & { readonly context: SliceContext }) {
  const head = (
    <SectionHead
      id={getTitleId(context)}
      title={title}
      lead={lead}
      link={link}
      hint={context.t("newTab")}
    />
  );
  return (
    <Section tone={tone} anchor={anchor} labelledBy={getTitleId(context)}>
      {example.length === 0 ? (
        <Duo>
          {head}
          <Steps items={items} />
        </Duo>
      ) : (
        <>
          {head}
          <Duo even>
            <Steps items={items} />
            <figure className={css.example}>
              <div className={css.slip} data-tone="white">
                {exampleTitle && <p>{exampleTitle}</p>}
                <dl>
                  {example.map(({ label, value }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              </div>
              {caption && (
                <figcaption>
                  <Caption>{caption}</Caption>
                </figcaption>
              )}
            </figure>
          </Duo>
        </>
      )}
    </Section>
  );
}
