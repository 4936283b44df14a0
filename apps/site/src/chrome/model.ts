/**
 * What the chrome shows, ready to be drawn: the site's server fills these from the header, navigation and footer
 * modules (spec §2 Shared chrome, §3 Application state). A broken link was dropped before, so everything here can be
 * followed; an empty list draws nothing.
 */
import type { Locale } from "@orlaya/locales";
import type { Audience } from "@orlaya/routes";
import type { Translators } from "@orlaya/messages/server";
import type { LinkData, PictureData } from "@orlaya/ui";

/** What every part of the chrome needs to know about the page around it. */
export interface ChromeContext {
  readonly locale: Locale;
  readonly audience: Audience;
  /** uid of the document that is shown: of the links to its path, the one of the same uid is current. Null where the document has none. */
  readonly currentUid: string | null;
  /** Path of the page. */
  readonly path: string;
  /** Paths of the pages above it, the nearest first, without the home page. */
  readonly trail: readonly string[];
  /** Home of this locale and audience: where the logo leads. */
  readonly home: string;
  readonly t: Translators;
}

/** One language of the switcher (spec §3), English first. `href`: the equivalent page, else that language's home. */
export interface LanguageItem {
  readonly code: Locale;
  readonly iso: string;
  /** The language's own name. */
  readonly label: string;
  readonly isCurrent: boolean;
  readonly href: string;
  /** Path of the home of this language on the individual and on the corporate site. */
  readonly prefixes: { readonly [A in Audience]: string };
}

/** A bold label with one line below it. */
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
  /** Logo and phone number only: funnels and landing pages. */
  readonly isLite: boolean;
  /** The audience switcher; null unless both links exist (spec §2). */
  readonly audiences: { readonly [A in Audience]: LinkData } | null;
  readonly banner: { readonly text: string; readonly actions: readonly LinkData[] } | null;
  readonly secondary: readonly LinkData[];
  readonly entries: readonly NavEntry[];
  readonly login: LinkData | null;
  /** The primary button. Content marks a button of its own `isCustom`; otherwise its action opens the finder. */
  readonly cta: { readonly isCustom: boolean; readonly link: LinkData } | null;
  /** Shown by the lite variant; `href` is a tel: address, `sample` says that it is no real number. */
  readonly phone: { readonly link: LinkData; readonly sample: boolean } | null;
  /** Null when the header's switcher is turned off in content (spec §2 "optional"). */
  readonly languages: readonly LanguageItem[] | null;
}

export interface FooterGroup {
  /** Empty: the interface's own word. */
  readonly title: string;
  readonly links: readonly LinkData[];
}
export interface FooterModel {
  /** Plain sentences about who stands behind the site. */
  readonly legalText: string;
  /** "You are on the international site." */
  readonly marketLine: string;
  readonly quickLinks: FooterGroup;
  /** The two accordion groups (spec §2). */
  readonly quotes: FooterGroup;
  readonly about: FooterGroup;
  readonly social: readonly LinkData[];
  readonly apps: readonly LinkData[];
  /** A link with the action `cookies` opens the cookie settings; without scripts it leads to the legal pages. */
  readonly legal: readonly LinkData[];
  readonly markets: readonly LinkData[];
  readonly languages: readonly LanguageItem[];
}

/** A step of the breadcrumbs from the home page on; the last one is the page itself and has no address. */
export interface Crumb {
  readonly label: string;
  readonly href: string | null;
}

/** The finder's side panel; absent where configuration turns it off (spec §1). */
export interface PanelModel {
  readonly title: string;
  /** Address of the JSON (`NeedFinderData` of finder-ui) from which the panel is built when it is first opened. */
  readonly src: string;
  /** Code of the country that the page is about: what the panel suggests as destination; empty: none. */
  readonly country: string;
}
