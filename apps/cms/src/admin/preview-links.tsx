"use client";
/** Links to the preview of a document for people without an account: new ones, and those that are open. */
import { Button, toast } from "@payloadcms/ui";
import { useId, useState } from "react";
import { LINK_DURATIONS, type LinkDuration, type ShownLink } from "../preview/shapes.ts";
import { useAsk } from "./ask.ts";
import { useWords, writeMoment } from "./words.tsx";

const BUTTONS = { hour: "preview.shareHour", week: "preview.shareWeek" } as const;

/** What has links: a document or the trial of a change set. */
export interface Linked {
  readonly links: readonly ShownLink[];
  readonly canShare: boolean;
}
interface PartProps<T extends Linked> {
  readonly previews: T;
  readonly setPreviews: (previews: T) => void;
  readonly paths: { readonly share: string; readonly end: string };
  /** What a new link opens, besides its duration. */
  readonly body?: object;
  readonly words?: { readonly title: string; readonly made: (time: string) => string };
  readonly Heading?: "h2" | "h3" | "h4";
}

/** Makes and ends links. */
function useLinks<T extends Linked>({ setPreviews, paths, body = {} }: PartProps<T>) {
  const ask = useAsk();
  const say = useWords();
  const [isAsking, setAsking] = useState(false);
  const [href, setHref] = useState("");
  async function share(duration: LinkDuration): Promise<void> {
    setAsking(true);
    const answer = await ask<{ readonly href: string; readonly previews: T }>(paths.share, {
      method: "POST",
      body: { ...body, duration },
    });
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
    const answer = await ask<T>(paths.end, { method: "POST", body: { link } });
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
export function PreviewLinks<T extends Linked>(props: PartProps<T>) {
  const say = useWords();
  const { share, end, isAsking, href } = useLinks(props);
  const title = useId();
  const { previews, words, Heading = "h4" } = props;
  const { links, canShare } = previews;
  const until = writeMoment(say, links[0]?.until ?? new Date().toISOString());
  if (!canShare && links.length === 0) return null;
  return (
    <div className="preview-share" role="group" aria-labelledby={title}>
      <Heading id={title}>{words?.title ?? say("preview.share")}</Heading>
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
        {href ? (
          <Made href={href} made={words?.made(until) ?? say("preview.made", { time: until })} />
        ) : null}
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
function Made({ href, made }: { readonly href: string; readonly made: string }) {
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
      <p>{made}</p>
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
