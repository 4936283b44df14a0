import { cx } from "./classes.ts";
import type { PictureData, Rendition } from "./data.ts";
import css from "./picture.module.css";

export type Ratio = "16/10" | "3/2" | "4/3" | "4/5" | "5/4" | "1/1";
/** Maximum width of the file for browsers without AVIF, WebP or srcset, in pixels. */
const FALLBACK_WIDTH = 1024;

const filesOf = (picture: PictureData, format: Rendition["format"]): readonly Rendition[] =>
  picture.renditions.filter((file) => file.format === format).sort((a, b) => a.width - b.width);

function Sources({
  picture,
  sizes,
  media,
}: {
  readonly picture: PictureData;
  readonly sizes: string;
  readonly media?: string;
}) {
  return (["avif", "webp"] as const).map((format) => {
    const files = filesOf(picture, format);
    return (
      files.length > 0 && (
        <source
          key={format}
          media={media}
          type={`image/${format}`}
          srcSet={files.map((file) => `${file.src} ${file.width}w`).join(", ")}
          sizes={sizes}
        />
      )
    );
  });
}

/**
 * Rounds a coordinate of the focal point to quarters of the side, 0 to 4; undefined for the middle.
 * The content security policy forbids inline styles, so CSS has a rule for each step.
 */
function quarter(value: number): number | undefined {
  const step = Math.round(Math.min(1, Math.max(0, value)) * 4);
  return step === 2 ? undefined : step;
}

export interface PictureProps {
  readonly picture: PictureData;
  /** The `sizes` attribute: the width of the picture at each viewport width. */
  readonly sizes: string;
  /**
   * Set for the first picture of a page: it is loaded at once with high priority. All others are
   * loaded lazily, when they come near the viewport.
   */
  readonly eager?: boolean;
  /** Aspect ratio of the crop around the focal point. Without it the picture is not cropped. */
  readonly ratio?: Ratio;
  /** Another picture for phones, when the crop around the focal point is not enough. */
  readonly mobile?: PictureData | null;
  readonly className?: string | undefined;
}
/**
 * Renders a picture in AVIF and WebP at all its widths, cropped around its focal point
 * (design §4.5).
 */
export function Picture({ picture, sizes, eager = false, ratio, mobile, className }: PictureProps) {
  const plain = [...filesOf(picture, "jpeg"), ...filesOf(picture, "png")];
  const candidates =
    [plain, filesOf(picture, "webp"), filesOf(picture, "avif")].find((files) => files.length > 0) ??
    [];
  const fallback = candidates.findLast((file) => file.width <= FALLBACK_WIDTH) ?? candidates[0];
  if (!fallback) return null;
  return (
    <picture
      className={cx(css.picture, className)}
      data-ratio={ratio}
      data-fx={quarter(picture.focal.x)}
      data-fy={quarter(picture.focal.y)}
    >
      {mobile && <Sources picture={mobile} sizes={sizes} media="(max-width: 39.99rem)" />}
      <Sources picture={picture} sizes={sizes} />
      <img
        src={fallback.src}
        alt={picture.alt}
        lang={picture.altLanguage}
        width={picture.width}
        height={picture.height}
        decoding="async"
        {...(eager ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
      />
    </picture>
  );
}
