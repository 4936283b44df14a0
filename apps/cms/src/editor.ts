/**
 * Rich-text editor of all fields. It allows exactly the elements that the site renders (quality
 * §2); nothing else can be embedded or pasted.
 */
import {
  BoldFeature,
  BlockquoteFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnorderedListFeature,
  lexicalEditor,
} from "@payloadcms/richtext-lexical";
import { PAGE_COLLECTIONS } from "./names/slugs.ts";

export const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ["h2", "h3", "h4"] }),
    OrderedListFeature(),
    UnorderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    BoldFeature(),
    ItalicFeature(),
    StrikethroughFeature(),
    SubscriptFeature(),
    SuperscriptFeature(),
    LinkFeature({ enabledCollections: [...PAGE_COLLECTIONS], disableAutoLinks: true }),
    InlineToolbarFeature(),
    FixedToolbarFeature(),
  ],
});
