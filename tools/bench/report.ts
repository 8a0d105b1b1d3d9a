import { describeApi, type ApiResults } from "./api.ts";
import { getGrowth, type AdminResults } from "./admin.ts";
import type { DrawnList } from "./drawn.ts";
import type { PageScores } from "./lighthouse.ts";
import type { LoadResults } from "./load.ts";
import type { MailResults } from "./mails.ts";
import type { MemoryResults } from "./memory.ts";
import { getRatioWithMails, type OrderResults } from "./orders.ts";
import type { PageBytes } from "./page-bytes.ts";
import type { JourneyPresses } from "./presses.ts";
import type { Summary } from "./summary.ts";
import { table, tenth, whole } from "./table.ts";
import type { WorkerCase } from "./workers.ts";

export type Comparison = {
  path: string;
  connections: number;
  shop: Summary;
  nginx: Summary;
  /** Node's own HTTP server with nothing behind it. */
  node: Summary;
  /** Requests per second of the shop for each one of nginx: the median of the rounds' ratios. */
  ratio: number;
  /** The same for each one of Node's. */
  nodeRatio: number;
};

/** The pages of a shop with so many products. */
export type CatalogResults = {
  products: number;
  rows: { name: string; firstMs: number; p50Ms: number }[];
  cached: Comparison[];
  uncached: Summary & { path: string; connections: number };
};

export type Results = {
  date: string;
  machine: string;
  rounds: number;
  secondsPerMeasurement: number;
  cached: Comparison[];
  uncached: Summary & { path: string; connections: number };
  /** Of the same page: processor time of the main thread by React's. */
  renderRatio: number;
  api: ApiResults;
  orders: OrderResults;
  admin: AdminResults;
  pages: PageBytes[];
  scores: PageScores[];
  start: { firstStartMs: number; preparedStartMs: number; starts: number };
  memory: { idleMb: number; loadedMb: number };
  cloneStartMs?: number;
  burst?: MemoryResults;
  /** Measured on their own. */
  load?: LoadResults;
  mails?: MailResults;
  catalogs?: CatalogResults[];
  workers?: WorkerCase[];
  drawn?: DrawnList[];
  presses?: JourneyPresses[];
};

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

/** The results as tables that read well in a terminal and in a Markdown file alike. */
export function describe(results: Results): string {
  const { cached, uncached, renderRatio, api, orders, admin, pages, scores, start, memory } =
    results;
  return [
    `${results.date}, ${results.machine}, medians of ${results.rounds} rounds of ${results.secondsPerMeasurement} s`,
    table(
      [
        "cached page",
        "connections",
        "shop req/s",
        "p99 ms",
        "CPU µs",
        "nginx req/s",
        "p99 ms",
        "CPU µs",
        "ratio",
        "Node req/s",
        "CPU µs",
        "ratio",
      ],
      cached.map((row) => [
        row.path,
        String(row.connections),
        whole(row.shop.requestsPerSecond),
        tenth(row.shop.p99Ms),
        tenth(row.shop.cpuMicroseconds),
        whole(row.nginx.requestsPerSecond),
        tenth(row.nginx.p99Ms),
        tenth(row.nginx.cpuMicroseconds),
        row.ratio.toFixed(2),
        whole(row.node.requestsPerSecond),
        tenth(row.node.cpuMicroseconds),
        row.nodeRatio.toFixed(2),
      ]),
    ),
    table(
      ["rendered for each request", "connections", "req/s", "p99 ms", "CPU µs", "by React alone"],
      [
        [
          uncached.path,
          String(uncached.connections),
          whole(uncached.requestsPerSecond),
          tenth(uncached.p99Ms),
          whole(uncached.cpuMicroseconds),
          renderRatio.toFixed(2),
        ],
      ],
    ),
    describeApi(api),
    describeOrders(orders),
    describeAdmin(admin),
    table(
      ["first load, brotli", "HTML with CSS", "of it CSS", "CSS files", "JavaScript", "files"],
      pages.map((page) => [
        page.path,
        kilobytes(page.html),
        kilobytes(page.inlineCss),
        kilobytes(page.css),
        kilobytes(page.js),
        String(page.scripts),
      ]),
    ),
    describeScores(scores),
    table(
      ["start and memory", ""],
      [
        ["first start of an empty folder", `${whole(start.firstStartMs)} ms`],
        [
          `start of a prepared shop (median of ${start.starts})`,
          `${whole(start.preparedStartMs)} ms`,
        ],
        ["a sign-in, one after the other (median)", `${whole(api.signInMs)} ms`],
        ["memory after the start", `${memory.idleMb} MB`],
        ["memory after the load", `${memory.loadedMb} MB`],
      ],
    ),
  ].join("\n\n");
}

/** A table of how orders are taken and read. */
export function describeOrders({ clients, cases }: OrderResults): string {
  return table(
    [
      "existing orders",
      "clients",
      "orders/s",
      "p99 ms",
      "CPU µs",
      "floor orders/s",
      "CPU µs",
      "ratio",
      "CPU µs with mails",
      "floor",
      "ratio",
      "/api/orders req/s",
      "p99 ms",
      "CPU µs",
    ],
    cases.map(({ existing, placing, floor, mailsCpu, mailsFloorCpu, reading }) => [
      whole(existing),
      String(clients),
      whole(placing.requestsPerSecond),
      tenth(placing.p99Ms),
      whole(placing.cpuMicroseconds),
      whole(floor.requestsPerSecond),
      whole(floor.cpuMicroseconds),
      tenth(floor.requestsPerSecond / placing.requestsPerSecond),
      whole(placing.cpuMicroseconds + mailsCpu),
      whole(floor.cpuMicroseconds + mailsFloorCpu),
      tenth(getRatioWithMails({ placing, floor, mailsCpu, mailsFloorCpu })),
      whole(reading.requestsPerSecond),
      tenth(reading.p99Ms),
      whole(reading.cpuMicroseconds),
    ]),
  );
}

/**
 * Tables of how long the back office waits, and how many times as long with the most orders as with
 * the fewest, and of what an export of all of them takes.
 */
export function describeAdmin({ sizes, cases, exports }: AdminResults): string {
  const waits = table(
    ["back office, ms", ...sizes.flatMap((size) => [`p50 of ${whole(size)}`, "p99"]), "growth"],
    cases.map(({ name, times }) => [
      name,
      ...times.flatMap(({ p50Ms, p99Ms }) => [tenth(p50Ms), tenth(p99Ms)]),
      tenth(getGrowth({ times })),
    ]),
  );
  const files = table(
    ["export of all orders", "first byte ms", "rows/s", "floor by shop", "more MB"],
    exports.map((file) => [
      whole(file.orders),
      whole(file.firstByteMs),
      whole(file.rowsPerSecond),
      (file.floorRowsPerSecond / file.rowsPerSecond).toFixed(2),
      whole(file.extraMegabytes),
    ]),
  );
  return `${waits}\n\n${files}`;
}

/** A table of what Lighthouse says, and a line for each page that misses an aim. */
export function describeScores(scores: readonly PageScores[]): string {
  const misses = scores.filter((page) => page.misses.length > 0);
  return [
    table(
      [
        "Lighthouse, phone",
        "performance",
        "access.",
        "practices",
        "SEO",
        "LCP ms",
        "CLS",
        "TBT ms",
      ],
      scores.map((page) => [
        page.path,
        String(page.performance),
        String(page.accessibility),
        String(page["best-practices"]),
        String(page.seo),
        whole(page.lcpMs),
        page.cls.toFixed(3),
        whole(page.tbtMs),
      ]),
    ),
    ...misses.map(
      (page) => `- ${page.path}: ${page.misses.join(", ")} (${page.faults.join("; ")})`,
    ),
  ].join("\n");
}
