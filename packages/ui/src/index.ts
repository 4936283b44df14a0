/// <reference types="@orlaya/ui/css-modules" />
export * from "./data.ts";
export { Anchor, type AnchorProps, type AnchorTarget } from "./anchor.tsx";
export {
  Actions,
  Button,
  ButtonLink,
  ModuleName,
  TextLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonVariant,
} from "./button.tsx";
export { cx } from "./classes.ts";
export { Details, type DetailsProps } from "./details.tsx";
export {
  ClearButton,
  ClearLink,
  describe,
  Field,
  FieldError,
  Select,
  SelectControl,
  type FieldProps,
  type SelectOption,
  type SelectProps,
} from "./field.tsx";
export { Icon, LineIcon } from "./icon.tsx";
export { Mark } from "./mark.tsx";
export {
  listPageNumbers,
  Pagination,
  type PaginationData,
  type PaginationWords,
} from "./pagination.tsx";
export { Picture, type PictureProps, type Ratio } from "./picture.tsx";
export { Price, type PriceLabels, type PriceProps } from "./price.tsx";
export { formatAmount, formatSpokenAmount } from "./price-format.ts";
export { RichText, type RichTextProps } from "./rich-text.tsx";
export {
  Caption,
  Duo,
  Eyebrow,
  Grid,
  Heading,
  IconTile,
  Lead,
  Pill,
  Section,
  SectionHead,
  Ticks,
  type HeadingLevel,
  type SectionHeadProps,
  type SectionProps,
  type SectionTone,
} from "./section.tsx";
export { VisuallyHidden } from "./visually-hidden.tsx";
export { Wordmark } from "./wordmark.tsx";
