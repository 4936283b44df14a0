import { expect, it } from "vitest";
import { html, testContext } from "../testing.tsx";
import { richTextSample } from "./sample.ts";
import { RichTextView } from "./view.tsx";

it("lists its headings when the table of contents is enabled", () => {
  const out = html(<RichTextView {...richTextSample} context={testContext()} />);
  expect(out).toContain('<a href="#co-payment">Then the co-payment</a>');
  expect(
    html(<RichTextView {...richTextSample} contents={false} context={testContext()} />),
  ).not.toContain("<nav");
});

it("renders a short text beside its heading: the title of the slice, or the first heading of the text", () => {
  const heading = {
    kind: "heading",
    level: 2,
    id: "limits",
    children: [{ kind: "text", text: "Limits", marks: {} }],
  } as const;
  const words = {
    kind: "paragraph",
    children: [{ kind: "text", text: "Each has one.", marks: {} }],
  } as const;
  const titled = html(
    <RichTextView
      {...richTextSample}
      title="Limits"
      contents={false}
      body={[words]}
      context={testContext()}
    />,
  );
  const begun = html(
    <RichTextView {...richTextSample} title="" body={[heading, words]} context={testContext()} />,
  );
  for (const out of [titled, begun])
    expect(out).toMatch(
      /<div class="[^"]*duo[^"]*"><div class="[^"]*head[^"]*">.*<h2 id="[^"]+">Limits<\/h2>/,
    );
  expect(begun.match(/Limits/g)).toHaveLength(1);
  expect(begun).toContain('aria-labelledby="limits"');
});
