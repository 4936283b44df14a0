import type { RichBlock } from "@orlaya/ui";
import type { SliceProps } from "../fields.ts";
import { to } from "../sample-data.ts";
import type { richTextSchema } from "./schema.ts";

const text = (value: string) => ({ kind: "text", text: value, marks: {} }) as const;
const p = (value: string): RichBlock => ({ kind: "paragraph", children: [text(value)] });
export const richTextSample: SliceProps<typeof richTextSchema> = {
  tone: "white",
  anchor: "",
  title: "Who pays what",
  contents: true,
  body: [
    p(
      "A plan pays a share of each bill. Three words say who pays what: excess, co-payment and limit.",
    ),
    { kind: "heading", level: 2, id: "excess", children: [text("The excess comes first")] },
    {
      kind: "paragraph",
      children: [
        text(
          "You pay the first part of your bills in a year. With an excess of 500 €, a bill of 800 € leaves 300 € for the plan. ",
        ),
        {
          kind: "link",
          link: to("", "/en/guides/cover-table"),
          children: [text("How to read a cover table")],
        },
        text(" shows where it stands."),
      ],
    },
    {
      kind: "list",
      ordered: false,
      items: [
        [p("A higher excess makes the plan cheaper.")],
        [p("It counts once a year, not once a bill.")],
        [p("It does not count for evacuation.")],
      ],
    },
    { kind: "heading", level: 2, id: "co-payment", children: [text("Then the co-payment")] },
    p("The rest is shared. At 80%, the plan pays 240 € of the 300 €, and you pay 60 €."),
    {
      kind: "quote",
      children: [
        text(
          "Add up what you would have paid last year. That sum decides the excess, not the price of the plan.",
        ),
      ],
    },
    { kind: "heading", level: 2, id: "limit", children: [text("The limit comes last")] },
    {
      kind: "list",
      ordered: true,
      items: [
        [p("The yearly limit holds for everything together.")],
        [p("A limit in the table holds for one kind of care.")],
      ],
    },
  ],
};
