/** View of the admin: exports all content, imports it, and imports from Prismic. */
import { Gutter } from "@payloadcms/ui";
import type { AdminViewServerProps, PayloadRequest } from "payload";
import { canWrite } from "../access/roles.ts";
import { isEmptyService } from "../bundle/import.ts";
import { env } from "../env.ts";
import { getSay } from "../labels/request-words.ts";
import { BundleExport, BundleImport, PrismicImport } from "./transfer-parts.tsx";
import { ViewFrame } from "./view-frame.tsx";
import "./start.css";
import "./board.css";
import "./sentences.css";
import "./transfer.css";

export function TransferView(view: AdminViewServerProps) {
  return (
    <ViewFrame
      view={view}
      render={(req, actor) =>
        canWrite(actor, "users") ? (
          <Transfer req={req} />
        ) : (
          <Gutter>
            <p>{getSay(req)("transfer.role")}</p>
          </Gutter>
        )
      }
    />
  );
}

async function Transfer({ req }: { readonly req: PayloadRequest }) {
  const say = getSay(req);
  const isEmpty = await isEmptyService(req.payload);
  const megabytes = env.bundleMegabytes;
  return (
    <Gutter>
      <main className="start board transfer">
        <div>
          <h1>{say("transfer.title")}</h1>
          <p className="start-quiet">{say("transfer.intro")}</p>
        </div>
        <BundleExport />
        <BundleImport {...{ isEmpty, megabytes }} />
        <PrismicImport megabytes={megabytes} />
      </main>
    </Gutter>
  );
}
