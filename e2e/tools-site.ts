/** A separate site for each worker with third-party tools configured, and fakes of the tools. */
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

/** Returns a test on a separate site. @param settings settings for the origin of the fake tools */
export function withTools(settings: (origin: string) => Readonly<Record<string, string>>) {
  return base.extend<object, { readonly own: ToolsSite }>({
    own: [
      async ({ browserName: _ }, provide) => {
        const folder = await mkdtemp(join(tmpdir(), "e2e-tools-"));
        // Images are files of the content service under test.
        await symlink(join(process.env["E2E_DATA"] ?? "", "media"), join(folder, "media"));
        const tools = await startFakeTools();
        const site = await startOwnSite(
          folder,
          Number(new URL(CMS()).port),
          settings(tools.origin),
        );
        // A site that has just started requests all content at the same time. Its first page may
        // lack parts that arrived too late.
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
