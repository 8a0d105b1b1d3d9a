// The scores of Lighthouse for every public page, as a phone on a slow line sees it.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { z } from "zod";
import { findBrowser, installBrowser } from "../../scripts/install/browser.ts";
import { installLighthouse, lighthouseProgram } from "../../scripts/install/lighthouse.ts";
import { waitUntilSettled } from "./shop.ts";
import { median } from "./wrk.ts";

const runProgram = promisify(execFile);
const DEBUG_PORT = 3182;
/** A report carries images of the page. */
const MAX_REPORT_BYTES = 64 * 1024 * 1024;
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

/** The part of a report that is read. */
const reportSchema = z.object({
  categories: z.record(
    z.enum(categories),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
    }),
  ),
});

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
  { visits, requested }: { visits: number; requested: readonly string[] },
): Promise<PageScores[]> {
  installBrowser();
  installLighthouse();
  const pages: PageScores[] = [];
  for (const url of await publicPages(shopUrl)) {
    const path = new URL(url).pathname;
    if (requested.length > 0 && !requested.includes(path)) continue;
    console.log(`Lighthouse: ${path}`);
    // The first answer starts the slow compression, which would share the processors with the
    // visit.
    await waitUntilSettled(url);
    const results: Visit[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      // Now and then its browser records nothing, and it asks to be run again.
      results.push(await visitAlone(url).catch(() => visitAlone(url)));
    }
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

/** Asks Lighthouse about a page in the browser that is open. Rejects with its words. */
async function look(url: string): Promise<Visit> {
  // Without a configuration Lighthouse plays a phone.
  const { stdout } = await runProgram(
    process.execPath,
    [
      lighthouseProgram,
      url,
      `--port=${DEBUG_PORT}`,
      "--output=json",
      "--quiet",
      "--no-enable-error-reporting",
      `--only-categories=${categories.join(",")}`,
    ],
    { maxBuffer: MAX_REPORT_BYTES },
  );
  const report = reportSchema.parse(JSON.parse(stdout));
  const score = (category: Category) => Math.round((report.categories[category].score ?? 0) * 100);
  const number = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const counted = new Set(
    Object.values(report.categories).flatMap(({ auditRefs }) =>
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
    faults: Object.values(report.audits)
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
