/** Lists the campaigns on the start page that could not go live. */
import { Link } from "@payloadcms/ui";
import type { Payload } from "payload";
import { getRights, type Actor } from "../access/roles.ts";
import { listCampaigns } from "../campaigns/store.ts";
import { getSay, type HasLanguage } from "../labels/request-words.ts";
import { adminPaths } from "../names/paths.ts";
import "./finder.css";

export async function FailedCampaigns({
  payload,
  actor,
  i18n,
}: HasLanguage & { readonly payload: Payload; readonly actor: Actor }) {
  if (!getRights(actor).publish) return null;
  const campaigns = await listCampaigns({ payload }, ["failed"]);
  if (campaigns.length === 0) return null;
  const say = getSay({ i18n });
  return (
    <section className="finder finder--bar" aria-labelledby="failed-campaigns">
      <h2 id="failed-campaigns">{say("campaign.startFailed")}</h2>
      <ul className="finder-list">
        {campaigns.map(({ id, name, problems }) => (
          <li key={id} className="finder-card finder-card--bad">
            <h3>{name}</h3>
            {problems.map(({ message }) => (
              <p key={message}>{message}</p>
            ))}
            <p>
              <Link href={adminPaths.campaign(id)}>{say("campaign.mail.link")}</Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
