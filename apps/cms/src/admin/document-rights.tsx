"use client";
/**
 * Shows the buttons of a document to accounts that may use them, and says who can when an account
 * may not. Replaces buttons of Payload, which knows the right to save only.
 */
import {
  ConfigProvider,
  PublishButton,
  UnpublishButton,
  useAuth,
  useConfig,
  useDocumentInfo,
  useSelection,
  useTranslation,
} from "@payloadcms/ui";
import { useEffect, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { findLack, type Lack } from "../access/lack.ts";
import { canPublishArea, canWrite, readActor, type Actor, type Area } from "../access/roles.ts";
import { record } from "../fields/record.ts";
import { chooseOwnZone, readOwnZone } from "./own-zone.ts";
import { useWords } from "./words.tsx";
import "./rights.css";

interface OfArea {
  readonly area: Area;
}
const useActor = (): Actor | null => readActor(useAuth().user);

function useLack(area: Area): Lack | null {
  const { data } = useDocumentInfo();
  return findLack(useActor(), area, record(data));
}

/** Publishes and plans, for accounts that may. A plan begins in the time zone of the reader. */
export function PublishRight({ area }: OfArea) {
  const { config } = useConfig();
  const zoned = useMemo(() => {
    const timezones = chooseOwnZone(config.admin.timezones, readOwnZone());
    return { ...config, admin: { ...config.admin, timezones } };
  }, [config]);
  return useLack(area) === null ? (
    <ConfigProvider config={zoned}>
      <PublishButton />
    </ConfigProvider>
  ) : null;
}
/** Takes down, for accounts that may publish. */
export function UnpublishRight({ area }: OfArea) {
  return useLack(area) === null ? <UnpublishButton /> : null;
}

/** States beside the buttons of a document who can do what the account may not. */
export function DocumentRights({ area }: OfArea) {
  const say = useWords();
  const lack = useLack(area);
  const { hasPublishedDoc } = useDocumentInfo();
  if (lack === null) return null;
  const sentence = {
    role: say("rights.reads"),
    scope: say("problem.scope"),
    publish: say("problem.publish"),
  };
  return (
    <>
      <p className="rights-note">{sentence[lack]}</p>
      {hasPublishedDoc ? <Hidden selector="#action-delete" /> : null}
    </>
  );
}

/** Returns the part of a page that a selector names, also when it is drawn later. */
function usePart(selector: string): Element | null {
  const [part, setPart] = useState<Element | null>(null);
  useEffect(() => {
    function find(): void {
      setPart(document.querySelector(selector));
    }
    find();
    const observer = new MutationObserver(find);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
    };
  }, [selector]);
  return part;
}

/**
 * States beside a version who can restore it, and hides the button of Payload. Payload has a place
 * for a component in the header of the page only.
 */
export function RestoreNote({ lack }: { readonly lack: Lack }) {
  const say = useWords();
  const part = usePart(".view-version__version-to");
  const sentence = lack === "scope" ? say("problem.scope") : say("rights.restore");
  return (
    <>
      <Hidden selector=".restore-version" />
      {part ? createPortal(<p className="rights-note">{sentence}</p>, part) : null}
    </>
  );
}

/** States above a list who publishes what is chosen, and hides what the account may not do. */
export function SelectionRights({ area }: OfArea) {
  const say = useWords();
  const { t } = useTranslation();
  const actor = useActor();
  const { count } = useSelection();
  if (canPublishArea(actor, area)) return null;
  const labels = [t("version:publish"), t("version:unpublish")];
  return (
    <>
      {labels.map((label) => (
        <Hidden
          key={label}
          selector={`.list-selection__button[aria-label=${JSON.stringify(label)}]`}
        />
      ))}
      <div aria-live="polite">
        {count > 0 && actor !== null && canWrite(actor, area) ? (
          <p className="rights-note">{say("problem.publish")}</p>
        ) : null}
      </div>
    </>
  );
}

/** Hides a button of Payload that has no place for a component of its own. */
const Hidden = ({ selector }: { readonly selector: string }) => (
  <style>{`${selector} { display: none }`}</style>
);
