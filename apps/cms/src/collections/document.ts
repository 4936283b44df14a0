/**
 * Factory for collections of documents with drafts: one document per locale, versions, schedule,
 * bin, access, and the hooks of publishing.
 */
import type { CollectionBeforeValidateHook, CollectionConfig, Field } from "payload";
import { createDocumentAccess } from "../access/access.ts";
import { followReview } from "../approval/follow-saves.ts";
import { refuseUnapproved } from "../approval/gate.ts";
import { refuseBlocked } from "../checklist/gate.ts";
import {
  keepLiveBefore,
  keepLiveBeforeDelete,
  recordContent,
  recordDeletion,
} from "../evidence/record-content.ts";
import { listFactsField } from "../facts/facts-field.ts";
import { audienceField, groupField, localeField } from "../fields/identity.ts";
import { checklistPanel } from "../fields/checklist-panel.ts";
import { collectionTitle } from "../fields/collection-title.ts";
import { campaignPanel, languagePanel } from "../fields/language-panel.ts";
import { previewPanel } from "../fields/preview-panel.ts";
import { referencesPanel } from "../fields/references-panel.ts";
import { reviewPanel } from "../fields/review-panel.ts";
import { marketFields } from "../fields/markets.ts";
import { gatherTechnical } from "../fields/technical.ts";
import { keepSeenTexts, noteChangedTexts } from "../translation/follow-source.ts";
import { indexChange, indexDelete } from "../hooks/index-document.ts";
import { createPreviewUrl } from "../preview/token.ts";
import { readActor, type Area } from "../access/roles.ts";
import { readString, record } from "../fields/record.ts";
import type { PreviewedCollection } from "../names/slugs.ts";
import { auditChange, auditDelete } from "../hooks/audit.ts";
import { keepGroup, refuseSecondTranslation, refuseUntranslated } from "../hooks/page-hooks.ts";
import { publishDocumentChange, publishDocumentDelete } from "../hooks/publish.ts";
import { keepNeeded, keepNeededOnDelete } from "../hooks/needed.ts";
import { deleteRight, publishRight, checkScope } from "../hooks/rights.ts";
import { prepareOperation } from "../hooks/save.ts";
import { editedByField, signChange } from "../hooks/sign.ts";
import { refuseWithoutText } from "../media/alternative.ts";
import { rehearsalField } from "../plans/check.ts";

export interface DocumentOptions {
  readonly slug: PreviewedCollection;
  readonly labels: { readonly singular: string; readonly plural: string };
  readonly area?: Area;
  readonly title: string;
  readonly fields: Field[];
  /** False: one document is for both sites. */
  readonly audience?: boolean;
  readonly indexes?: CollectionConfig["indexes"];
  readonly beforeValidate?: CollectionBeforeValidateHook[];
  readonly admin?: CollectionConfig["admin"];
  readonly columns?: string[];
}

const versions = { Component: "/admin/versions.tsx#Versions" } as const;
/** Admin view of versions, with the author of each version. */
export const VERSIONS = { views: { edit: { versions } } } as const;
/** Returns the views of a document: its versions, and its sentences beside those of its source. */
function buildDocumentViews(area: Area) {
  return {
    views: {
      edit: {
        versions,
        // Payload shows the button that restores a version to everybody who may save a draft.
        version: {
          actions: [{ path: "/admin/version-rights.tsx#VersionRights", clientProps: { area } }],
        },
        translate: {
          Component: "/admin/translate-view.tsx#TranslateView",
          path: "/translate" as const,
          tab: {
            label: ({ t }: { readonly t: (key: string) => string }) => t("orlaya:translate"),
            href: "/translate",
            order: 150,
          },
        },
      },
    },
  };
}

/** Checks of every save. */
const CHECKS: readonly CollectionBeforeValidateHook[] = [
  keepGroup,
  refuseSecondTranslation,
  refuseBlocked,
  refuseUntranslated,
  refuseWithoutText,
];

/** Hooks of every collection of documents. */
const HOOKS: CollectionConfig["hooks"] = {
  beforeOperation: [prepareOperation],
  beforeChange: [
    ...[checkScope, publishRight, keepNeeded, keepSeenTexts],
    ...[refuseUnapproved, keepLiveBefore, signChange],
  ],
  beforeDelete: [deleteRight, keepNeededOnDelete, keepLiveBeforeDelete],
  afterChange: [
    ...[recordContent, publishDocumentChange, followReview, indexChange],
    ...[noteChangedTexts, auditChange],
  ],
  afterDelete: [recordDeletion, publishDocumentDelete, indexDelete, auditDelete],
};

/** Returns the buttons of a document and of a list, which depend on the rights of the account. */
function buildRights(area: Area) {
  const clientProps = { area };
  const note = { path: "/admin/document-rights.tsx#DocumentRights", clientProps };
  return {
    beforeListTable: [{ path: "/admin/document-rights.tsx#SelectionRights", clientProps }],
    edit: {
      beforeDocumentControls: ["/admin/live-preview.tsx#LivePreview", note],
      PublishButton: { path: "/admin/document-rights.tsx#PublishRight", clientProps },
      UnpublishButton: { path: "/admin/document-rights.tsx#UnpublishRight", clientProps },
    },
  };
}

/** Returns the address of the preview of a document. Rows of the live preview report clicks. */
function buildPreview(slug: PreviewedCollection): NonNullable<CollectionConfig["admin"]> {
  function createUrl(data: unknown, user: unknown): string | null {
    return createPreviewUrl(slug, readString(record(data)["id"]), readActor(user)?.id ?? "");
  }
  return {
    preview: (data, { req }) => createUrl(data, req.user),
    livePreview: { url: ({ data, req }) => createUrl(data, req.user) },
  };
}

export function createDocumentCollection({
  slug,
  labels,
  area = "content",
  title,
  fields,
  audience = true,
  indexes = [],
  beforeValidate = [],
  admin,
  columns,
}: DocumentOptions): CollectionConfig {
  return {
    slug,
    labels,
    custom: { area },
    access: createDocumentAccess(area, audience ? ["locale", "audience"] : ["locale"]),
    admin: {
      useAsTitle: title,
      pagination: { defaultLimit: 25 },
      defaultColumns: columns ?? [
        title,
        "locale",
        ...(audience ? ["audience"] : []),
        "_status",
        "updatedAt",
      ],
      ...buildPreview(slug),
      components: {
        ...buildDocumentViews(area),
        ...buildRights(area),
      },
      ...admin,
    },
    versions: {
      maxPerDoc: 50,
      drafts: { autosave: { interval: 2000 }, schedulePublish: { timeFormat: "HH:mm" } },
    },
    trash: true,
    indexes: [{ fields: ["group", "locale"], unique: true }, ...indexes],
    fields: gatherTechnical([
      checklistPanel,
      languagePanel,
      reviewPanel,
      campaignPanel,
      previewPanel,
      ...(slug === "company" ? [] : [referencesPanel]),
      localeField,
      ...(audience ? [audienceField] : []),
      groupField,
      ...marketFields,
      ...listFactsField(fields),
      ...fields,
      editedByField,
      rehearsalField,
      ...(title === "uid" ? [collectionTitle] : []),
    ]),
    hooks: { ...HOOKS, beforeValidate: [...CHECKS, ...beforeValidate] },
  };
}
