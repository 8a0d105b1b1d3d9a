// Draws the image that a link to a page of the shop shows elsewhere.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type OverlayOptions, type Sharp } from "sharp";
import { getProjectFolder } from "#platform/project-folder.ts";
import { findTextLanguage } from "#shared/text-language.ts";
import { renderText, type DrawnText } from "./draw-text.ts";
import { shareSize } from "./share-size.ts";

const root = getProjectFolder();

const { width, height } = shareSize;
const margin = 40;
/** The window with the page's image, at the end of the line. */
const frame = { width: 540, height: height - 2 * margin, radius: 44 };
/** Space between the text and the margin, in px. */
const inset = 28;
const logoSize = 60;
const stitchInset = 16;
/** Room for words: from their inset to the image. */
const lineWidth = width - frame.width - 3 * margin - inset;
/** Room for title and kicker below the mark. */
const titleHeight = height - 2 * (margin + inset) - logoSize - 2 * inset - 40;
const titleSizesPx = [76, 60, 50, 44, 38, 32];
/** In px; at this size a word may be broken rather than set smaller. */
const BROKEN_SIZE = 44;

type Words = { readonly brandName: string; readonly kicker: string; readonly title: string };

type Look = {
  logo: Buffer;
  colors: Record<"ground" | "text" | "soft" | "stitch", string>;
};

/** Mark and colors, read once for many images. */
export function readLook(): Look {
  const tokens = readFileSync(join(root, "src/ui/tokens.css"), "utf8");
  return {
    logo: readFileSync(join(root, "public/favicon.svg")),
    colors: {
      ground: readToken(tokens, "patch"),
      text: readToken(tokens, "on-patch"),
      soft: readToken(tokens, "on-patch-soft"),
      stitch: readToken(tokens, "stitch"),
    },
  };
}

/** The value of a design token in the light theme. */
function readToken(css: string, name: string): string {
  const value = new RegExp(`--${name}: (?:light-dark\\()?([^,;]+)`).exec(css)?.[1]?.trim();
  if (value === undefined) throw new Error(`tokens.css has no --${name}`);
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other === undefined ? value : readToken(css, other);
}

/**
 * A JPEG of `shareSize`: the words beside an image of any format and size, or alone where there is
 * none. Words that run from right to left stand at the right, and the image at the left.
 */
export async function renderShareImage(
  words: Words,
  image: string | Uint8Array | undefined,
  look: Look,
): Promise<Sharp> {
  const { text, soft } = look.colors;
  const isRtl = findTextLanguage(words.title).dir === "rtl";
  const besley = { font: "Besley", color: text } as const;
  const nameWidth = lineWidth - logoSize - 18;
  const name = await renderText(words.brandName, nameWidth, {
    ...besley,
    sizePx: 36,
    lineHeightPx: 38,
  });
  const kicker = await renderText(words.kicker, lineWidth, {
    font: "Figtree",
    color: soft,
    sizePx: 28,
    lineHeightPx: 34,
  });
  const title = await renderTitle(words.title, text);
  const logo = await sharp(look.logo, { density: 160 }).resize(logoSize).toBuffer();
  const place = (drawn: DrawnText, start: number, top: number): OverlayOptions => ({
    input: drawn.input,
    left: Math.round(isRtl ? width - start - drawn.width : start),
    top: Math.round(top),
  });
  const start = margin + inset;
  const bottom = height - start;
  return sharp(createGround(look))
    .composite([
      ...(image === undefined
        ? []
        : [
            {
              input: await renderWindow(image),
              left: isRtl ? margin : width - margin - frame.width,
              top: margin,
            },
          ]),
      place({ input: logo, width: logoSize, height: logoSize }, start, start),
      place(name, start + logoSize + 18, start + (logoSize - name.height) / 2),
      place(kicker, start, bottom - title.height - 22 - kicker.height),
      place(title, start, bottom - title.height),
    ])
    .jpeg({ quality: 82, mozjpeg: true });
}

/** The title in the largest size that leaves its words whole, or else in one that fits. */
async function renderTitle(title: string, color: string): Promise<DrawnText> {
  const longestWord = title.split(/\s/).reduce((a, b) => (b.length > a.length ? b : a));
  const largestPx = title.length <= 26 ? 76 : title.length <= 44 ? 60 : 50;
  let drawn: DrawnText | undefined;
  for (const sizePx of titleSizesPx.filter((each) => each <= largestPx)) {
    const style = { font: "Besley", color, sizePx, lineHeightPx: sizePx * 1.12 } as const;
    drawn = await renderText(title, lineWidth, style);
    if (drawn.height > titleHeight) continue;
    const word = await renderText(longestWord, lineWidth, style);
    if (word.height < 1.5 * sizePx || sizePx <= BROKEN_SIZE) break;
  }
  if (drawn === undefined) throw new Error("no size of a title");
  return drawn;
}

/** An image cut to the window's shape. */
async function renderWindow(image: string | Uint8Array): Promise<Buffer> {
  const mask = `<svg width="${frame.width}" height="${frame.height}"><rect width="100%" height="100%" rx="${frame.radius}"/></svg>`;
  return sharp(image)
    .resize({ width: frame.width, height: frame.height, fit: "cover" })
    .composite([{ input: Buffer.from(mask), blend: "dest-in" }])
    .png({ compressionLevel: 0 })
    .toBuffer();
}

function createGround({ colors }: Look): Buffer {
  const [x, radius] = [stitchInset + 1, frame.radius + margin - stitchInset];
  const stitch = `x="${x}" y="${x}" width="${width - 2 * x}" height="${height - 2 * x}" rx="${radius}"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${colors.ground}"/>
<rect ${stitch} fill="none" stroke="${colors.stitch}" stroke-width="2" stroke-dasharray="6 4"/>
</svg>`,
  );
}
