/** A worker's own site with third-party tools configured, and the tools themselves. */
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, CMS, expect } from "./fixtures.ts";
import { startFakeTools, type FakeTools } from "./fake-tools.ts";
import { startOwnSite } from "./own-site.ts";

export { expect };
export interface ToolsSite {
  readonly url: string;
  readonly tools: FakeTools;
}

/** Tests on a site of their own; the settings are those of the file. */
export function withTools(settings: (origin: string) => Readonly<Record<string, string>>) {
  return base.extend<object, { readonly own: ToolsSite }>({
    own: [
      async ({ browserName: _ }, provide) => {
        const folder = await mkdtemp(join(tmpdir(), "e2e-tools-"));
        // Pictures are files of the content service under test.
        await symlink(join(process.env["E2E_DATA"] ?? "", "media"), join(folder, "media"));
        const tools = await startFakeTools();
        const site = await startOwnSite(
          folder,
          Number(new URL(CMS()).port),
          settings(tools.origin),
        );
        // A site that begins asks for everything at once, and may leave out of its first page what came too late.
        for (const path of ["/en/legal", "/en/support", "/en/contact"])
          await expect
            .poll(async () =>
              (await (await fetch(`${site.url}${path}`)).text()).includes("<footer"),
            )
            .toBe(true);
        await provide({ url: site.url, tools });
        await site.stop();
        await tools.close();
        await rm(folder, { recursive: true, force: true });
      },
      { scope: "worker", timeout: 240_000 },
    ],
    baseURL: async ({ own }, provide) => {
      await provide(own.url);
    },
  });
}
