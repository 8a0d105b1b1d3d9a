// The files of the installed shop that are neither pages nor their assets: icons and the service
// worker.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { build } from "vite";
import { barColors } from "#web/pwa/bar-colors.ts";
import { icons } from "#web/pwa/manifest.ts";

const root = join(import.meta.dirname, "../..");
const workers = {
  "sw.js": "worker.ts",
  "sw-off.js": "worker-off.ts",
  "admin-sw.js": "admin-worker.ts",
} as const;

/**
 * Systems cut up to a fifth off every edge of a maskable icon, and round the corners of the others.
 */
const SAFE_SHARE = 0.7;
const TOUCH_ICON = { file: "apple-touch-icon.png", size: 180, isMaskable: true };

/**
 * Puts icons and workers into `client`, the folder of a finished browser build. `release`
 * differs whenever anything of the shop does, so that browsers take the worker for a new one.
 */
export async function createAppFiles(client: string, release: string): Promise<void> {
  const mark = readFileSync(join(root, "public/favicon.svg"));
  for (const { file, size, isMaskable } of [...icons, TOUCH_ICON]) {
    writeFileSync(join(client, file), await createIcon(mark, size, isMaskable));
  }
  const assets = readdirSync(join(client, "assets"));
  for (const [file, source] of Object.entries(workers)) {
    await build({
      configFile: false,
      root,
      logLevel: "warn",
      define: { RELEASE: JSON.stringify(release), RELEASE_ASSETS: JSON.stringify(assets) },
      build: {
        outDir: client,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: join(root, "src/web/pwa", source),
          output: { format: "iife", entryFileNames: file },
        },
      },
    });
  }
}

/** The mark as a square of so many pixels. */
export function createIcon(mark: Buffer, size: number, isMaskable: boolean): Promise<Buffer> {
  const background = isMaskable ? barColors.light : "transparent";
  const edge = Math.round(size * (isMaskable ? SAFE_SHARE : 1));
  const before = Math.floor((size - edge) / 2);
  const after = size - edge - before;
  const drawn = sharp(mark, { density: (72 * edge) / 56 })
    .resize(edge, edge)
    .extend({ top: before, left: before, bottom: after, right: after, background });
  // Corners that are seen through would be black on some systems; the mark has round ones.
  const opaque = isMaskable ? drawn.flatten({ background }) : drawn;
  return opaque.png({ compressionLevel: 9 }).toBuffer();
}
