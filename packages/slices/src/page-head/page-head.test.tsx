import { expect, it } from "vitest";
import { html, testContext } from "../testing.tsx";
import { pageHeadSample } from "./sample.ts";
import { PageHeadView } from "./view.tsx";

it("puts breadcrumbs first and captions its map", () => {
  const out = html(
    <PageHeadView
      {...pageHeadSample}
      context={testContext(0)}
      breadcrumbs={<nav aria-label="Breadcrumb" />}
    />,
  );
  expect(out.indexOf("Breadcrumb")).toBeLessThan(out.indexOf("<h1"));
  expect(out).toContain("Indicative map");
});

it("shows the whole of a square picture", () => {
  const image = pageHeadSample.image;
  if (!image) throw new Error("The sample has a picture.");
  expect(
    html(
      <PageHeadView
        {...pageHeadSample}
        image={{ ...image, width: 900, height: 900 }}
        context={testContext(0)}
      />,
    ),
  ).toContain('data-ratio="1/1"');
  expect(
    html(
      <PageHeadView
        {...pageHeadSample}
        image={{ ...image, width: 900, height: 600 }}
        context={testContext(0)}
      />,
    ),
  ).toContain('data-ratio="4/3"');
});
