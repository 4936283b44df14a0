/** View of the admin: the calendar of publications, and the campaigns. */
import { Gutter } from "@payloadcms/ui";
import type { AdminViewServerProps, PayloadRequest } from "payload";
import { writesNothing, type Actor } from "../access/roles.ts";
import { describeCampaigns, type ListedCampaign } from "../campaigns/describe.ts";
import { getSay, type Say } from "../labels/request-words.ts";
import { adminPaths } from "../names/paths.ts";
import { listPlanned } from "../plans/planned.ts";
import { CampaignCalendar, type CalendarEntry } from "./campaign-calendar.tsx";
import { CampaignCreation } from "./campaign-creation.tsx";
import { MomentPreview } from "./moment-preview.tsx";
import { PlanTime } from "./plan-seen.tsx";
import { ViewFrame } from "./view-frame.tsx";
import "./start.css";
import "./board.css";
import "./campaigns.css";
import "./rights.css";

export function CampaignsView(view: AdminViewServerProps) {
  return <ViewFrame view={view} render={(req, actor) => <Campaigns {...{ req, actor }} />} />;
}

/** Returns what the calendar shows of a campaign. */
function readEntry({ id, name, state, at, liveAt }: ListedCampaign): readonly CalendarEntry[] {
  const time = state === "planned" || state === "failed" ? at : liveAt;
  return time === ""
    ? []
    : [{ key: id, at: time, title: name, href: adminPaths.campaign(id), kind: state }];
}

async function Campaigns({ req, actor }: { readonly req: PayloadRequest; readonly actor: Actor }) {
  const say = getSay(req);
  const { campaigns } = await describeCampaigns(req);
  const planned = (await listPlanned(req.payload, actor)).map(
    ({ id, at, plan, document }): CalendarEntry => ({
      key: id,
      at,
      title: say(`plan.${plan.type}`, { title: document.title }),
      href: adminPaths.document(plan.collection, plan.id),
      kind: "document",
    }),
  );
  return (
    <Gutter>
      <main className="start board campaigns">
        <div>
          <h1>{say("campaigns.title")}</h1>
          <p className="start-quiet">{say("campaigns.intro")}</p>
        </div>
        {writesNothing(actor) ? (
          <p className="rights-note">{say("rights.reads")}</p>
        ) : (
          <CampaignCreation />
        )}
        <CampaignCalendar entries={[...campaigns.flatMap(readEntry), ...planned]} />
        <MomentPreview />
        <CampaignList say={say} campaigns={campaigns} />
      </main>
    </Gutter>
  );
}

function CampaignList({
  say,
  campaigns,
}: {
  readonly say: Say;
  readonly campaigns: readonly ListedCampaign[];
}) {
  if (campaigns.length === 0) return <p className="start-quiet">{say("campaigns.none")}</p>;
  return (
    <div className="board-scroll">
      <table className="board-table">
        <caption>{say("campaigns.list", { count: campaigns.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{say("campaigns.name")}</th>
            <th scope="col">{say("campaigns.state")}</th>
            <th scope="col">{say("campaigns.changes")}</th>
            <th scope="col">{say("campaigns.time")}</th>
            <th scope="col">{say("campaigns.person")}</th>
          </tr>
        </thead>
        <tbody>
          {campaigns.map((campaign) => (
            <tr key={campaign.id}>
              <th scope="row">
                <a href={adminPaths.campaign(campaign.id)}>{campaign.name}</a>
              </th>
              <td>
                <span className={`start-state campaign-state--${campaign.state}`}>
                  {say(`campaignState.${campaign.state}`)}
                </span>
              </td>
              <td>{campaign.count}</td>
              <td>
                {campaign.liveAt || campaign.at ? (
                  <PlanTime at={campaign.liveAt || campaign.at} />
                ) : (
                  "–"
                )}
              </td>
              <td>{campaign.plannedBy || campaign.createdBy}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
