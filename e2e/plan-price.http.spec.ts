/** The address of the price of a visitor: never cached, canonical without its answers. */
import { expect, httpTest as test } from "./fixtures.ts";
import { attributesOf, readPage } from "./http-page.ts";

const PATH = "/en/expatriate-insurance/long-term-international-health-plan";

test("a page with answers about the price is not stored, and its canonical address has none", async ({
  request,
}) => {
  const plain = await readPage(request, PATH);
  expect(plain.headers["cache-control"]).toContain("public");
  for (const query of ["age=34", "area=world", "excess=0", "level=2", "age=old"]) {
    const page = await readPage(request, `${PATH}?${query}`);
    expect(page.status, query).toBe(200);
    expect(page.path, query).toBe(`${PATH}?${query}`);
    expect(page.headers["cache-control"], query).toContain("no-store");
    const [canonical] = attributesOf(page.document, "link[rel=canonical]", "href");
    expect(canonical, query).toMatch(new RegExp(`${PATH}$`));
    expect(attributesOf(page.document, "meta[name=robots]", "content"), query).toEqual(
      attributesOf(plain.document, "meta[name=robots]", "content"),
    );
  }
  const again = await readPage(request, PATH);
  expect(again.html).not.toContain("Sample premium 92.40");
  expect(again.headers["cache-control"]).toContain("public");
});

test("the language links keep the answers about the price", async ({ request }) => {
  const { document } = await readPage(request, `${PATH}?age=34&excess=0&utm_source=mail`);
  const links = attributesOf(document, "a[hreflang]", "href");
  expect(links.filter((link) => link?.includes("age=34&excess=0"))).not.toEqual([]);
  expect(links.join(" ")).not.toContain("utm_source");
});
