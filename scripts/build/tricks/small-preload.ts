import type { Plugin } from "vite";
import { nextTask } from "../../../src/web/loading/next-task.ts";

/** Vite's module with the function that loads a part of a page with the files that it needs. */
const HELPER = /preload-helper/;

/**
 * The same in a tenth of the code: every page carries it. Scripts are only hinted at, each in a
 * task of its own, because starting a request holds up the answer to a press; styles are waited
 * for. What could not be loaded is asked for again the next time. Links are looked for once for
 * each file, in the head, which is much shorter than the page. The shop's pages have no nonce, and
 * its files lie at the root.
 */
const code = `
const begun = new Set();
const nextTask = ${nextTask};
async function begin(file) {
  const href = "/" + file;
  if (begun.has(href)) return;
  begun.add(href);
  if (document.head.querySelector('link[href="' + href + '"]')) return;
  await nextTask();
  const link = document.createElement("link");
  const isStyle = href.endsWith(".css");
  link.rel = isStyle ? "stylesheet" : "modulepreload";
  link.href = href;
  document.head.append(link);
  return isStyle && new Promise((done, fail) => {
    link.onload = done;
    link.onerror = () => {
      begun.delete(href);
      link.remove();
      fail(new Error(href));
    };
  });
}
export const __vitePreload = (load, files = []) => Promise.all(files.map(begin)).then(load);
`;

/** Replaces Vite's own way of loading the parts of a page. */
export function smallPreload(): Plugin {
  return {
    name: "small-preload",
    enforce: "pre",
    apply: "build",
    load: { filter: { id: HELPER }, handler: () => code },
  };
}
