"use client";
/** Links to the preview of a document for people without an account: new ones, and those that are open. */
import { Button, toast, useDocumentInfo } from "@payloadcms/ui";
import { useId, useState } from "react";
import { endpointPaths } from "../names/paths.ts";
import {
  LINK_DURATIONS,
  type LinkDuration,
  type Previews,
  type SharedPreview,
  type ShownLink,
} from "../preview/shapes.ts";
import { useAsk } from "./ask.ts";
import { useWords, writeMoment } from "./words.tsx";

const BUTTONS = { hour: "preview.shareHour", week: "preview.shareWeek" } as const;

interface PartProps {
  readonly previews: Previews;
  readonly setPreviews: (previews: Previews) => void;
}

/** Makes and ends links. */
function useLinks(setPreviews: PartProps["setPreviews"]) {
  const ask = useAsk();
  const say = useWords();
  const { collectionSlug = "", id = "" } = useDocumentInfo();
  const [isAsking, setAsking] = useState(false);
  const [href, setHref] = useState("");
  async function share(duration: LinkDuration): Promise<void> {
    setAsking(true);
    const path = endpointPaths.previewAction(collectionSlug, id, "share");
    const answer = await ask<SharedPreview>(path, { method: "POST", body: { duration } });
    setAsking(false);
    if (!answer.ok) {
      toast.error(answer.message);
      return;
    }
    setHref(answer.body.href);
    setPreviews(answer.body.previews);
  }
  async function end(link: string): Promise<void> {
    setAsking(true);
    const path = endpointPaths.previewAction(collectionSlug, id, "end");
    const answer = await ask<Previews>(path, { method: "POST", body: { link } });
    setAsking(false);
    if (!answer.ok) {
      toast.error(answer.message);
      return;
    }
    setHref("");
    setPreviews(answer.body);
    toast.success(say("preview.ended"));
  }
  return { share, end, isAsking, href };
}

/** Renders the part of the panel about links; nothing for an account that may not share. */
export function PreviewLinks({ previews: { links, canShare }, setPreviews }: PartProps) {
  const say = useWords();
  const { share, end, isAsking, href } = useLinks(setPreviews);
  const title = useId();
  if (!canShare && links.length === 0) return null;
  return (
    <div className="preview-share" role="group" aria-labelledby={title}>
      <h4 id={title}>{say("preview.share")}</h4>
      {canShare ? (
        <div className="preview-buttons">
          {LINK_DURATIONS.map((duration) => (
            <Button
              key={duration}
              buttonStyle="secondary"
              size="small"
              margin={false}
              disabled={isAsking}
              onClick={() => {
                void share(duration);
              }}
            >
              {say(BUTTONS[duration])}
            </Button>
          ))}
        </div>
      ) : null}
      <div aria-live="polite">
        {href ? <Made href={href} until={links[0]?.until ?? ""} /> : null}
      </div>
      <ul className="uses-list">
        {links.map((link) => (
          <LinkRow key={link.id} link={link} isAsking={isAsking} end={end} />
        ))}
      </ul>
    </div>
  );
}

/** Shows the address of a new link, which is not stored. */
function Made({ href, until }: { readonly href: string; readonly until: string }) {
  const say = useWords();
  const field = useId();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(href);
      toast.success(say("preview.copied"));
    } catch {
      toast.error(say("preview.notCopied"));
    }
  }
  return (
    <div className="preview-made">
      <p>{say("preview.made", { time: writeMoment(say, until) })}</p>
      <label htmlFor={field}>{say("preview.address")}</label>
      <div className="preview-address">
        <input
          id={field}
          type="text"
          readOnly
          value={href}
          onFocus={({ target }) => {
            target.select();
          }}
        />
        <Button
          buttonStyle="primary"
          size="small"
          margin={false}
          onClick={() => {
            void copy();
          }}
        >
          {say("preview.copy")}
        </Button>
      </div>
    </div>
  );
}

function LinkRow({
  link: { id, madeBy, until, opened, openedAt, canEnd },
  isAsking,
  end,
}: {
  readonly link: ShownLink;
  readonly isAsking: boolean;
  readonly end: (link: string) => Promise<void>;
}) {
  const say = useWords();
  const time = writeMoment(say, until);
  return (
    <li className="preview-link">
      <div>
        <strong>{say("preview.until", { time })}</strong>
        <span className="languages-quiet">{say("preview.by", { person: madeBy })}</span>
        <span className="languages-quiet">
          {opened === 0
            ? say("preview.notOpened")
            : say("preview.opened", { count: opened, time: writeMoment(say, openedAt) })}
        </span>
      </div>
      {canEnd ? (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isAsking}
          aria-label={say("preview.endOf", { time })}
          onClick={() => {
            void end(id);
          }}
        >
          {say("preview.end")}
        </Button>
      ) : null}
    </li>
  );
}
