// Draws the image that a link to a page of the shop shows elsewhere.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement as h, type CSSProperties, type ReactNode } from "react";
import satori, { type Font } from "satori";
import sharp, { type Sharp } from "sharp";
import { getProjectFolder } from "#platform/project-folder.ts";
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

type Words = { readonly brandName: string; readonly kicker: string; readonly title: string };

type Look = {
  fonts: Font[];
  logo: Buffer;
  colors: Record<"ground" | "text" | "soft" | "stitch", string>;
};

/** Fonts, mark and colors, read once for many images. */
export function readLook(): Look {
  const tokens = readFileSync(join(root, "src/ui/tokens.css"), "utf8");
  return {
    fonts: [
      loadFont("Besley", "besley/files/besley-latin-600-normal.woff", 600),
      loadFont("Figtree", "figtree/files/figtree-latin-500-normal.woff", 500),
    ],
    logo: readFileSync(join(root, "public/favicon.svg")),
    colors: {
      ground: readToken(tokens, "patch"),
      text: readToken(tokens, "on-patch"),
      soft: readToken(tokens, "on-patch-soft"),
      stitch: readToken(tokens, "stitch"),
    },
  };
}

function loadFont(name: string, file: string, weight: 500 | 600): Font {
  return { name, weight, data: readFileSync(join(root, "node_modules/@fontsource", file)) };
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
 * none.
 */
export async function renderShareImage(
  words: Words,
  image: string | Uint8Array | undefined,
  look: Look,
): Promise<Sharp> {
  const lettering = await satori(createFace(words, look), { width, height, fonts: look.fonts });
  const [shown, logo] = await Promise.all([
    image === undefined ? undefined : renderWindow(image),
    sharp(look.logo, { density: 160 }).resize(logoSize).toBuffer(),
  ]);
  return sharp(Buffer.from(lettering))
    .composite([
      ...(shown ? [{ input: shown, left: width - margin - frame.width, top: margin }] : []),
      { input: logo, left: margin + inset, top: margin + inset },
    ])
    .jpeg({ quality: 82, mozjpeg: true });
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

/** Everything but the image and the mark. */
function createFace({ brandName, kicker, title }: Words, { colors }: Look): ReactNode {
  return createBox(
    { width, height, background: colors.ground, padding: margin },
    createBox({
      position: "absolute",
      top: stitchInset,
      left: stitchInset,
      width: width - 2 * stitchInset,
      height: height - 2 * stitchInset,
      border: `2px dashed ${colors.stitch}`,
      borderRadius: frame.radius + margin - stitchInset,
    }),
    createBox(
      {
        width: width - frame.width - 3 * margin,
        height: frame.height - 2 * inset,
        flexDirection: "column",
        justifyContent: "space-between",
        margin: `${inset}px 0 0 ${inset}px`,
        color: colors.text,
        fontFamily: "Besley",
      },
      createBox(
        { height: logoSize, alignItems: "center", paddingLeft: logoSize + 18, fontSize: 36 },
        brandName,
      ),
      createBox(
        { flexDirection: "column" },
        createBox(
          { fontFamily: "Figtree", fontSize: 28, color: colors.soft, marginBottom: 14 },
          kicker,
        ),
        createBox(
          { fontSize: computeFontSize(title), lineHeight: 1.12, letterSpacing: "-0.01em" },
          title,
        ),
      ),
    ),
  );
}

function createBox(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return h("div", { style: { display: "flex", ...style } }, ...children);
}

/** Long titles are set smaller, so that each fits beside its image. */
function computeFontSize(title: string): number {
  if (title.length <= 26) return 76;
  return title.length <= 44 ? 60 : 50;
}
