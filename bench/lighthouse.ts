// The scores of Lighthouse for every public page, as a phone on a slow line sees it.
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { findBrowser, installBrowser } from "../scripts/install/browser.ts";
import { untilSettled } from "./shop.ts";
import { median } from "./wrk.ts";

const DEBUG_PORT = 3182;
const categories = ["accessibility", "best-practices", "seo", "performance"] as const;
type Category = (typeof categories)[number];

/** Below these a page is called out. */
const aims: Readonly<Record<Category, number>> = {
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
  performance: 98,
};
const MAX_LAYOUT_SHIFT = 0.01;

type Visit = Record<Category, number> & {
  /** The largest contentful paint. */
  lcpMs: number;
  /** The cumulative layout shift, without a unit. */
  cls: number;
  /** The total blocking time. */
  tbtMs: number;
  /** The audits that cost points, by their titles. */
  faults: string[];
};

/** The medians over all visits of one page. */
export type PageScores = Visit & { path: string; misses: string[] };

/**
 * The addresses that the shop's sitemap lists: with any other host, the canonical addresses would
 * seem foreign.
 */
async function publicPages(shopUrl: string): Promise<string[]> {
  const xml = await (await fetch(`${shopUrl}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
}

/**
 * Visits every public page, or those that are wanted, `visits` times with an empty cache. A page
 * that misses an aim is reported, not refused.
 */
export async function measureScores(
  shopUrl: string,
  { visits, wanted }: { visits: number; wanted: readonly string[] },
): Promise<PageScores[]> {
  installBrowser();
  const pages: PageScores[] = [];
  for (const url of await publicPages(shopUrl)) {
    const path = new URL(url).pathname;
    if (wanted.length > 0 && !wanted.includes(path)) continue;
    console.log(`Lighthouse: ${path}`);
    // The first answer starts the slow compression, which would share the processors with the
    // visit.
    await untilSettled(url);
    const results: Visit[] = [];
    for (let visit = 0; visit < visits; visit += 1) results.push(await visitAlone(url));
    pages.push(summary(path, results));
  }
  return pages;
}

/**
 * A browser for each visit. One that stays opens the next page in the process of the last one, and
 * what debuggers then do there first, up to 180 ms in one piece before the page arrives, would
 * count as work of the page.
 */
async function visitAlone(url: string): Promise<Visit> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? "chromium",
    args: [
      `--remote-debugging-port=${DEBUG_PORT}`,
      "--disable-background-networking",
      "--disable-component-update",
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  });
  try {
    return await look(url);
  } finally {
    await browser.close();
  }
}

async function look(url: string): Promise<Visit> {
  // Without a configuration Lighthouse plays a phone.
  const result = await lighthouse(url, {
    port: DEBUG_PORT,
    output: "json",
    logLevel: "error",
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse says nothing about ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const counted = new Set(
    Object.values(lhr.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  return {
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    performance: score("performance"),
    lcpMs: number("largest-contentful-paint"),
    cls: number("cumulative-layout-shift"),
    tbtMs: number("total-blocking-time"),
    faults: Object.values(lhr.audits)
      .filter(({ id, score: points }) => counted.has(id) && points !== null && points < 0.9)
      .map(({ title }) => title),
  };
}

function summary(path: string, visits: readonly Visit[]): PageScores {
  const middle = (pick: (visit: Visit) => number) => median(visits.map(pick));
  const scores = Object.fromEntries(
    categories.map((category) => [category, middle((visit) => visit[category])]),
  ) as Record<Category, number>; // fromEntries forgets the type of the keys
  const cls = middle((visit) => visit.cls);
  return {
    path,
    ...scores,
    lcpMs: middle((visit) => visit.lcpMs),
    cls,
    tbtMs: middle((visit) => visit.tbtMs),
    faults: [...new Set(visits.flatMap(({ faults }) => faults))],
    misses: [
      ...categories
        .filter((category) => scores[category] < aims[category])
        .map((category) => `${category} ${scores[category]}`),
      ...(cls > MAX_LAYOUT_SHIFT ? [`layout shift ${cls.toFixed(3)}`] : []),
    ],
  };
}
