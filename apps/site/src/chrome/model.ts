/**
 * View models of the chrome. The server builds them from the header, navigation and footer modules
 * (spec §2 Shared chrome, §3 Application state). Broken links are removed before, so every link
 * here is valid. An empty list renders nothing.
 */
import type { Locale } from "@orlaya/locales";
import type { Audience } from "@orlaya/routes";
import type { Translators } from "@orlaya/messages/server";
import type { LinkData, PictureData } from "@orlaya/ui";

/** Data of the page that every part of the chrome uses. */
export interface ChromeContext {
  readonly locale: Locale;
  readonly audience: Audience;
  /**
   * uid of the current document; null when it has none. A link to the page's path is current only
   * when its uid is the same or missing.
   */
  readonly currentUid: string | null;
  /** Path of the page. */
  readonly path: string;
  /** Paths of the ancestor pages, the nearest first, without the home page. */
  readonly trail: readonly string[];
  /** Path of the home page of this locale and audience, which the logo links to. */
  readonly home: string;
  readonly t: Translators;
}

/**
 * One language of the switcher (spec §3), English first. `href`: the equivalent page, else the home
 * page of that language.
 */
export interface LanguageItem {
  readonly code: Locale;
  readonly iso: string;
  /** Name of the language in the language itself. */
  readonly label: string;
  readonly isCurrent: boolean;
  readonly href: string;
  /** Path of the home page of this language on the individual and on the corporate site. */
  readonly prefixes: { readonly [A in Audience]: string };
}

/** A link with a bold label and one line of description below it. */
export interface NavLink {
  readonly link: LinkData;
  readonly description: string;
}
export interface NavGroup {
  /** Heading of the column; may be empty. */
  readonly label: string;
  readonly links: readonly NavLink[];
}
export interface NavPromo {
  readonly title: string;
  readonly text: string;
  readonly link: LinkData | null;
  /** A globe of the atlas, cropped by the box. */
  readonly image: PictureData | null;
}
/** A navigation module. */
export interface NavModule {
  readonly uid: string;
  readonly label: string;
  /** Overview page of the module. */
  readonly link: LinkData | null;
  readonly groups: readonly NavGroup[];
  readonly promo: NavPromo | null;
}
/** One entry of the header, at most five (design §5.5). A module without groups is a plain link. */
export type NavEntry =
  | { readonly kind: "item"; readonly module: NavModule }
  | { readonly kind: "tabs"; readonly label: string; readonly modules: readonly NavModule[] };

export interface HeaderModel {
  /** Whether the header has only the logo and the phone number: on funnels and landing pages. */
  readonly isLite: boolean;
  /** The audience switcher; null unless both links exist (spec §2). */
  readonly audiences: { readonly [A in Audience]: LinkData } | null;
  readonly banner: { readonly text: string; readonly actions: readonly LinkData[] } | null;
  readonly secondary: readonly LinkData[];
  readonly entries: readonly NavEntry[];
  readonly login: LinkData | null;
  /** The primary button. It opens the finder unless content sets `isCustom` or another action. */
  readonly cta: { readonly isCustom: boolean; readonly link: LinkData } | null;
  /** Shown by the lite variant. `href` is a tel: URL. */
  readonly phone: LinkData | null;
  /** Null when the header's switcher is turned off in content (spec §2 "optional"). */
  readonly languages: readonly LanguageItem[] | null;
}

export interface FooterGroup {
  /** When empty, the accordion groups use the title of the message bundle. */
  readonly title: string;
  readonly links: readonly LinkData[];
}
export interface FooterModel {
  /** Whether the first line says that the site is a demonstration (decision 45). */
  readonly isDemonstration: boolean;
  /** Sentences about the operator of the site. */
  readonly legalText: string;
  /** For example "You are on the international site." */
  readonly marketLine: string;
  readonly quickLinks: FooterGroup;
  /** The two accordion groups (spec §2). */
  readonly quotes: FooterGroup;
  readonly about: FooterGroup;
  readonly social: readonly LinkData[];
  readonly apps: readonly LinkData[];
  /**
   * A link with the action `cookies` opens the cookie settings. Without scripts it leads to the
   * legal pages.
   */
  readonly legal: readonly LinkData[];
  readonly markets: readonly LinkData[];
  readonly languages: readonly LanguageItem[];
}

/**
 * A step of the breadcrumbs, starting with the home page. The last step is the current page and has
 * no `href`.
 */
export interface Crumb {
  readonly label: string;
  readonly href: string | null;
}

/** The finder's side panel; absent when configuration turns it off (spec §1). */
export interface PanelModel {
  readonly title: string;
  /**
   * URL of the JSON (`NeedFinderData` or `EligibilityFinderData` of finder-ui) that the panel loads
   * when it is first opened.
   */
  readonly src: string;
  /**
   * Code of the country that the page is about, which the panel suggests as destination; empty for
   * none.
   */
  readonly country: string;
}

/** The banner of a page that shows a draft. */
export interface PreviewModel {
  /** URL of the document in the admin; empty when it is not stated. */
  readonly edit: string;
  /** Time at which the preview ends, in ISO 8601; empty for a preview of the admin. */
  readonly until: string;
  /** Name of the change set whose rules are tried; null in any other preview. */
  readonly trial: string | null;
  /** The campaign or the moment; null in any other preview. */
  readonly plannedState: PlannedStateModel | null;
}

/** A page of a campaign or of a moment. */
export interface PlannedStateLink {
  readonly path: string;
  readonly title: string;
  readonly locale: Locale;
  /** Whether it is taken down. */
  readonly isGone: boolean;
}
/** The preview of a campaign, or of the site at a moment. */
export interface PlannedStateModel {
  readonly kind: "campaign" | "moment";
  /** Name of the campaign. */
  readonly name: string;
  /** ISO 8601; empty for a campaign without a time. */
  readonly at: string;
  readonly zone: string;
  /** Number of plans that become visible until the moment, and of those that would be refused. */
  readonly count: number;
  readonly failed: number;
  readonly pages: readonly PlannedStateLink[];
}
