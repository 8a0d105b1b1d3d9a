import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { isOfBackOffice } from "./page-chunks.ts";

const src = join(import.meta.dirname, "../../../src");

/** Folders of modules that hold no state of their own, but for the ones below. */
const COPIED = /^#(?:i18n|modules|shared|ui)\//;
const stateful = ["ui/image-details.ts", "ui/library-alts.ts", "ui/toast.ts"].map((file) =>
  join(src, file),
);
const ICON = "lucide-react/icons/";
const MARK = "?own";
/** Of the back office's English words, which only their readers load. */
const ENGLISH = "?english";
const ALL_ENGLISH = "/back-office-en/all.ts";

/**
 * Gives the back office copies of the small modules and icons that it shares with the storefront.
 * `page-chunks.ts` divides those by the pages of the storefront; without copies every screen loads
 * thirty small scripts and words of the storefront. A module with state must not be there twice in
 * one document, so it is left out. The English words have copies of their own: a script that they
 * shared with the screens would wait for them while they wait for it.
 */
export function ownCopies(): Plugin {
  return {
    name: "own-copies",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId: {
      filter: { id: [COPIED, /^\.\.?\//, /^lucide-react\/icons\//] },
      async handler(source, importer = "", options) {
        const isEnglish = importer.endsWith(ENGLISH) || source.endsWith(ALL_ENGLISH);
        const mark = isEnglish ? ENGLISH : MARK;
        const isCopy = isEnglish || importer.endsWith(MARK);
        if (!isCopy && !isOfBackOffice(importer)) return null;
        if (source.startsWith(ICON)) {
          const icon = await this.resolve(source, importer, { ...options, skipSelf: true });
          return icon && { ...icon, id: icon.id + mark };
        }
        const folder = COPIED.test(source) ? src : isCopy ? dirname(importer) : undefined;
        if (folder === undefined) return null;
        const file = join(folder, source.replace("#", ""));
        return file.startsWith(src) && !stateful.includes(file) ? file + mark : null;
      },
    },
    transform: {
      filter: { id: /\?(?:own|english)$/ },
      handler(code, id) {
        if (/\bcreateContext\b|^let /m.test(code))
          this.error(`${id} seems to have state: name it in own-copies.ts`);
      },
    },
  };
}
