import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { getProjectFolder } from "#platform/project-folder.ts";

const root = getProjectFolder();

/**
 * The fonts of the shop, then those for letters that they lack: Rubik for Hebrew and Arabic. Pango
 * reads no fonts of the web, so these are other files than those of the pages. Paths are from the
 * root.
 */
export const fontFiles: readonly string[] = [
  "besley/600SemiBold/Besley_600SemiBold.ttf",
  "figtree/500Medium/Figtree_500Medium.ttf",
  "rubik/600SemiBold/Rubik_600SemiBold.ttf",
  "noto-sans/600SemiBold/NotoSans_600SemiBold.ttf",
  "noto-emoji/600SemiBold/NotoEmoji_600SemiBold.ttf",
].map((file) => `node_modules/@expo-google-fonts/${file}`);

export type TextStyle = {
  readonly font: "Besley" | "Figtree";
  readonly sizePx: number;
  readonly color: string;
  readonly lineHeightPx: number;
};

/** An image for `composite`, with its size in px. */
export type DrawnText = Pick<OverlayOptions, "input"> & {
  readonly width: number;
  readonly height: number;
};

let loading: Promise<void> | undefined;

/** A font that was loaded for one text is known to all that follow. */
async function loadFonts(): Promise<void> {
  const config = join(root, "src/web/share/fonts.conf");
  process.env["FONTCONFIG_FILE"] ??= config; // not configuration: a library reads it
  for (const file of fontFiles)
    await sharp({ text: { text: "A", fontfile: join(root, file) } }).toBuffer();
}

/**
 * A text as a transparent image, in lines of at most `width` px. Pango lays it out: it sets the
 * text in its own direction, takes each letter from the first font that has it, and breaks words
 * that are longer than a line.
 */
export async function renderText(
  text: string,
  width: number,
  style: TextStyle,
): Promise<DrawnText> {
  loading ??= loadFonts();
  await loading;
  const { font, sizePx, color, lineHeightPx } = style;
  const look = `foreground="${color}" line_height="${Math.round(lineHeightPx * 1_024)}"`;
  const { data, info } = await sharp({
    text: {
      text: `<span ${look} insert_hyphens="false">${escapeMarkup(text)}</span>`,
      font: `${font}, Rubik, Noto Sans, Noto Emoji Semi-Bold ${sizePx}`,
      width,
      wrap: "word-char",
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
