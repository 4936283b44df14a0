/** View of the admin: every slice of the site, as it looks with samples. */
import { BUILT_SLICES } from "@orlaya/contract";
import { Gutter } from "@payloadcms/ui";
import type { AdminViewServerProps, Block, Field, PayloadRequest } from "payload";
import type { Actor } from "../access/roles.ts";
import { env } from "../env.ts";
import { getSay, writeLabelOf } from "../labels/request-words.ts";
import { assetPaths } from "../names/paths.ts";
import { issueSimulatorToken } from "../preview/token.ts";
import type { Choice } from "./filter-select.tsx";
import { findFirstSite } from "./first-site.ts";
import { SliceSimulator, type SimulatedSlice } from "./slice-simulator.tsx";
import { ViewFrame } from "./view-frame.tsx";
import "./start.css";
import "./board.css";

export function SlicesView(view: AdminViewServerProps) {
  return <ViewFrame view={view} render={(req, actor) => <Slices req={req} actor={actor} />} />;
}

function Slices({ req, actor }: { readonly req: PayloadRequest; readonly actor: Actor }) {
  const say = getSay(req);
  return (
    <Gutter>
      <main className="start board">
        <div>
          <h1>{say("simulator.title")}</h1>
          <p className="start-quiet">{say("simulator.intro")}</p>
        </div>
        <SliceSimulator
          slices={listSlices(req)}
          site={env.siteUrl}
          token={issueSimulatorToken(actor.id)}
          usual={findFirstSite(req, actor)}
        />
      </main>
    </Gutter>
  );
}

type SelectField = Extract<Field, { readonly type: "select" }>;

/** Returns the choices among fields, also those in a closed part of the form. */
function listSelects(fields: readonly Field[]): readonly SelectField[] {
  return fields.flatMap((field) => {
    if (field.type === "select") return [field];
    return field.type === "collapsible" ? listSelects(field.fields) : [];
  });
}

/** Returns the options of a choice, with their names in the language of the admin. */
function listOptions(req: PayloadRequest, { options }: SelectField): readonly Choice[] {
  return options.map((option) =>
    typeof option === "string"
      ? [option, option]
      : [option.value, writeLabelOf(req, option.label) ?? option.value],
  );
}

/** Describes a slice of the editor: its tones, and the options of its other choices. */
function describeBlock(req: PayloadRequest, { slug, labels, fields }: Block): SimulatedSlice {
  const selects = listSelects(fields);
  const tone = selects.find(({ name }) => name === "tone");
  return {
    slug,
    name: writeLabelOf(req, labels?.singular) ?? slug,
    picture: assetPaths.slicePicture(slug),
    tones: tone ? listOptions(req, tone) : [],
    variations: selects
      .filter((field) => field !== tone)
      .flatMap((field) =>
        listOptions(req, field).map(([value, name]): Choice => {
          const label = writeLabelOf(req, field.label) ?? field.name;
          return [`${field.name}:${value}`, `${label}: ${name}`];
        }),
      ),
  };
}

/** Lists the slices that editors place, then those that the site builds from a document. */
function listSlices(req: PayloadRequest): readonly SimulatedSlice[] {
  const say = getSay(req);
  return [
    ...(req.payload.config.blocks ?? []).map((block) => describeBlock(req, block)),
    ...BUILT_SLICES.map((slug) => ({
      slug,
      name: say(`simulator.part.${slug}`),
      picture: null,
      tones: [],
      variations: [],
    })),
  ];
}
