// The files that a browser loads for a page before it can be used, in brotli bytes as they travel.
import { brotliCompressSync, constants } from "node:zlib";
import { fetchRaw } from "./nginx.ts";
import { waitUntilSettled } from "./shop.ts";

const measuredPages = [
  "/",
  "/products",
  "/product/olive",
  "/cart",
  "/order/olive",
  "/order-success",
  "/auth",
  "/orders",
  "/account",
  "/admin",
];

export type PageBytes = {
  path: string;
  html: number;
  inlineCss: number;
  css: number;
  js: number;
  scripts: number;
};

async function measurePage(shopUrl: string, path: string): Promise<PageBytes> {
  const [raw, html] = await Promise.all([
    fetchRaw(shopUrl + path),
    fetch(shopUrl + path).then((answer) => answer.text()),
  ]);
  const scripts = getScripts(html);
  const sheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
    ([, href = ""]) => href,
  );
  const inline = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)]
    .map(([, css = ""]) => css)
    .join("");
  return {
    path,
    html: raw.body.length,
    inlineCss: inline === "" ? 0 : brotliBytes(inline),
    css: await totalBytes(shopUrl, sheets),
    js: await totalBytes(shopUrl, scripts),
    scripts: scripts.length,
  };
}

/**
 * Every script that the page names: preloaded modules, script files, and imports of its inline
 * module.
 */
export function getScripts(html: string): string[] {
  const found = [
    ...html.matchAll(/<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g),
    ...preloadedLater(html),
    ...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g),
    ...html.matchAll(/\bimport\s*(?:\*\s*as\s+\w+\s*from\s*)?\(?\s*"(\/assets\/[^"]+)"/g),
  ].map(([, href = ""]) => href);
  return [...new Set(found)];
}

/**
 * Files that the page's loader asks for (src/server/pages/finish-html.ts), in the shape of matches.
 */
function preloadedLater(html: string): string[][] {
  const names = /<script id="boot"[^>]*data-preload="([^"]*)"/.exec(html)?.[1] ?? "";
  return names
    .split(" ")
    .filter(Boolean)
    .map((name) => [name, name]);
}

async function totalBytes(shopUrl: string, paths: readonly string[]): Promise<number> {
  const bodies = await Promise.all(paths.map((path) => fetchRaw(shopUrl + path)));
  return bodies.reduce((sum, { body }) => sum + body.length, 0);
}

function brotliBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Pages that the shop does not have are left out. */
export async function measurePages(shopUrl: string): Promise<PageBytes[]> {
  const pages: PageBytes[] = [];
  for (const path of measuredPages) {
    if ((await fetch(shopUrl + path)).status !== 200) continue;
    await waitUntilSettled(shopUrl + path);
    pages.push(await measurePage(shopUrl, path));
  }
  return pages;
}
