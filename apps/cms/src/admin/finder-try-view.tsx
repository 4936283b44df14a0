/** View of the admin: tries a change set on the real site, beside the live rules. */
import { Gutter } from "@payloadcms/ui";
import { notFound } from "next/navigation.js";
import type { AdminViewServerProps, PayloadRequest } from "payload";
import type { Actor } from "../access/roles.ts";
import { readString } from "../fields/record.ts";
import { getSay } from "../labels/request-words.ts";
import { adminPaths } from "../names/paths.ts";
import { listSets, loadSet } from "../sets/store.ts";
import { OPEN_STATES } from "../sets/shapes.ts";
import { showTrial } from "../preview/trial-panel.ts";
import { readTrialSite } from "../trials/site.ts";
import { findFirstSite } from "./first-site.ts";
import { ANSWER_NAMES, type GivenAnswers } from "./given-answers.ts";
import { TryStudio } from "./try-studio.tsx";
import { ViewFrame } from "./view-frame.tsx";
import "./finder.css";
import "./start.css";
import "./sets.css";

export function FinderTryView(view: AdminViewServerProps) {
  const read = (name: string): string => readString(view.searchParams?.[name]);
  return (
    <ViewFrame
      view={view}
      render={(req, actor) =>
        read("set") === "" ? <Choose {...{ req, read }} /> : <Try {...{ req, actor, read }} />
      }
    />
  );
}

/** Reads the parameter of a name from the address; empty when there is none. */
type Read = (name: string) => string;

/** Reads the answers from which a trial begins. */
function readGiven(read: Read): GivenAnswers {
  return Object.fromEntries(
    ANSWER_NAMES.flatMap((name) => (read(name) === "" ? [] : [[name, read(name)]])),
  );
}

/** Lists the change sets that can be tried. The answers of the address are kept. */
async function Choose({ req, read }: { readonly req: PayloadRequest; readonly read: Read }) {
  const say = getSay(req);
  const sets = (await listSets(req.payload, OPEN_STATES)).filter(({ edits }) => edits.length > 0);
  return (
    <Gutter>
      <main className="finder sets">
        <div>
          <h1>{say("try.title")}</h1>
          <p className="finder-lead">{say("try.intro")}</p>
        </div>
        <p>{say(sets.length === 0 ? "try.none" : "try.choose")}</p>
        <ul className="finder-list">
          {sets.map(({ id, name, people }) => (
            <li key={id} className="finder-card">
              <a href={adminPaths.tryOut({ set: id, ...readGiven(read) })}>{name}</a>
              <span className="finder-quiet">{people.join(", ")}</span>
            </li>
          ))}
        </ul>
      </main>
    </Gutter>
  );
}

async function Try({
  req,
  actor,
  read,
}: {
  readonly req: PayloadRequest;
  readonly actor: Actor;
  readonly read: Read;
}) {
  const set = await loadSet(req.payload, read("set"));
  if (!set) return notFound();
  const wanted = read("site");
  return (
    <Gutter>
      <TryStudio
        key={set.id}
        first={await showTrial(req, actor, set)}
        usual={wanted === "" ? findFirstSite(req, actor) : readTrialSite(wanted)}
        begin={readGiven(read)}
      />
    </Gutter>
  );
}
