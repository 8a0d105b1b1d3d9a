// Draws the pictures that links to the shop's pages show elsewhere, into build/media/share.
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { createElement as h, type CSSProperties, type ReactNode } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { brand } from "#content/brand.ts";
import { shareFile, shareSize } from "#web/seo/share-image.ts";
import { secondsSince, startProgress } from "../support/progress.ts";
import { listShareImages, type SharePage } from "./share-pages.ts";

const root = join(import.meta.dirname, "../..");

const { width, height } = shareSize;
const margin = 40;
/** The window with the page's image, at the end of the line. */
const frame = { width: 540, height: height - 2 * margin, radius: 44 };
/** What the words keep from the margin. */
const inset = 28;
const logoSize = 60;
const stitchInset = 16;

/**
 * Brings build/media/share up to date: draws what is missing, removes what no page names any more.
 */
export async function makeShareImages(mediaDir: string): Promise<void> {
  const startMs = performance.now();
  const wanted = listShareImages().map((page) => ({
    page,
    file: join(mediaDir, shareFile(page.name, page.hash).slice("/media/".length)),
  }));
  const keep = new Set(wanted.map(({ file }) => file));
  const folder = join(mediaDir, "share");
  for (const path of globSync("**/*.{jpg,part}", { cwd: folder })) {
    if (!keep.has(join(folder, path))) rmSync(join(folder, path));
  }
  const missing = wanted.filter(({ file }) => !existsSync(file));
  if (missing.length === 0) return;

  const progress = startProgress();
  const look = readLook();
  let finished = 0;
  const waiting = [...missing];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { page, file } = next;
      mkdirSync(dirname(file), { recursive: true });
      // Under another name first, so that an interrupted build leaves no half image behind.
      await (await draw(page, look)).toFile(`${file}.part`);
      renameSync(`${file}.part`, file);
      progress.update(`Share images ${(finished += 1)}/${missing.length}`);
    }
  };
  await Promise.all([worker(), worker()]);
  progress.done(`Share images ${finished}/${missing.length} in ${secondsSince(startMs)}`);
}

type Look = {
  fonts: Font[];
  logo: Buffer;
  colours: Record<"ground" | "text" | "soft" | "stitch", string>;
};

function readLook(): Look {
  const tokens = readFileSync(join(root, "src/ui/tokens.css"), "utf8");
  return {
    fonts: [
      font("Besley", "besley/files/besley-latin-600-normal.woff", 600),
      font("Figtree", "figtree/files/figtree-latin-500-normal.woff", 500),
    ],
    logo: readFileSync(join(root, "public/favicon.svg")),
    colours: {
      ground: token(tokens, "patch"),
      text: token(tokens, "on-patch"),
      soft: token(tokens, "on-patch-soft"),
      stitch: token(tokens, "stitch"),
    },
  };
}

function font(name: string, file: string, weight: 500 | 600): Font {
  return { name, weight, data: readFileSync(join(root, "node_modules/@fontsource", file)) };
}

/** The value of a design token in the light theme. */
function token(css: string, name: string): string {
  const value = new RegExp(`--${name}: (?:light-dark\\()?([^,;]+)`).exec(css)?.[1]?.trim();
  if (value === undefined) throw new Error(`tokens.css has no --${name}`);
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other === undefined ? value : token(css, other);
}

async function draw(page: SharePage, look: Look) {
  const lettering = await satori(face(page, look), { width, height, fonts: look.fonts });
  const [image, logo] = await Promise.all([
    window(page.image),
    sharp(look.logo, { density: 160 }).resize(logoSize).toBuffer(),
  ]);
  return sharp(Buffer.from(lettering))
    .composite([
      { input: image, left: width - margin - frame.width, top: margin },
      { input: logo, left: margin + inset, top: margin + inset },
    ])
    .jpeg({ quality: 82, mozjpeg: true });
}

/** An image cut to the window's shape. */
async function window(name: string): Promise<Buffer> {
  const mask = `<svg width="${frame.width}" height="${frame.height}"><rect width="100%" height="100%" rx="${frame.radius}"/></svg>`;
  return sharp(join(root, "media/images", `${name}.webp`))
    .resize({ width: frame.width, height: frame.height, fit: "cover" })
    .composite([{ input: Buffer.from(mask), blend: "dest-in" }])
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Everything but the image and the mark. */
function face({ kicker, title }: SharePage, { colours }: Look): ReactNode {
  return box(
    { width, height, background: colours.ground, padding: margin },
    box({
      position: "absolute",
      top: stitchInset,
      left: stitchInset,
      width: width - 2 * stitchInset,
      height: height - 2 * stitchInset,
      border: `2px dashed ${colours.stitch}`,
      borderRadius: frame.radius + margin - stitchInset,
    }),
    box(
      {
        width: width - frame.width - 3 * margin,
        height: frame.height - 2 * inset,
        flexDirection: "column",
        justifyContent: "space-between",
        margin: `${inset}px 0 0 ${inset}px`,
        color: colours.text,
        fontFamily: "Besley",
      },
      box(
        { height: logoSize, alignItems: "center", paddingLeft: logoSize + 18, fontSize: 36 },
        brand.name,
      ),
      box(
        { flexDirection: "column" },
        box({ fontFamily: "Figtree", fontSize: 28, color: colours.soft, marginBottom: 14 }, kicker),
        box({ fontSize: fontSize(title), lineHeight: 1.12, letterSpacing: "-0.01em" }, title),
      ),
    ),
  );
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return h("div", { style: { display: "flex", ...style } }, ...children);
}

/** Long titles are set smaller, so that each fits beside its image. */
function fontSize(title: string): number {
  if (title.length <= 26) return 76;
  return title.length <= 44 ? 60 : 50;
}
