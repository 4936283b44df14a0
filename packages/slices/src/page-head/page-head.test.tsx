import { expect, it } from "vitest";
import { html, testContext } from "../testing.tsx";
import { pageHeadSample } from "./sample.ts";
import { PageHeadView } from "./view.tsx";

it("renders breadcrumbs first, and a caption for the map", () => {
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

it("renders a square picture uncropped", () => {
  const image = pageHeadSample.image;
  if (!image) throw new Error("The sample of page_head must have a picture.");
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
