// `npm run bench`: how fast and how large the shop is, beside nginx serving the same bytes in the
// same minutes.
//   node tools/bench/run.ts [--rounds 5] [--seconds 5] [--visits 3]
//   node tools/bench/run.ts --pages                                only the start, and pages kept and rendered
//   node tools/bench/run.ts --api                                  only reads by the API
//   node tools/bench/run.ts --memory                               only how much memory is held
//   node tools/bench/run.ts --aims                                 only the table of aims, of what was measured before
//   node tools/bench/run.ts --workers                              only one process beside several on both processors
//   node tools/bench/run.ts --orders [--sizes 10000,1000000]       only how orders are taken
//   node tools/bench/run.ts --desk [--sizes 1000,100000,1000000]   only how the back office goes through orders
//   node tools/bench/run.ts --drawn [--sizes 100000] [--rounds 20]   only from a press to a drawn list of orders
//   node tools/bench/run.ts --catalog [--sizes 10,300,3000]        only the catalogue, with so many products
//     --in FOLDER   keeps the filled shops there for the next time
//   node tools/bench/run.ts --mails                                only how fast mails follow orders
//   node tools/bench/run.ts --load [--minutes 10]                  only mixed traffic, with restarts in between
//   node tools/bench/run.ts --presses [--visits 3]                 only how soon pages answer to presses
//   node tools/bench/run.ts --lighthouse [--visits 3] [/ /faq …]   only what Lighthouse says, of these pages or of all
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { describeApi, measureApi, type ApiResults } from "./api.ts";
import { measureScores, type PageScores } from "./lighthouse.ts";
import { measureAdmin, type AdminResults } from "./admin.ts";
import { measureOrders, type OrderResults } from "./orders.ts";
import { measureCatalogs, describeCatalogs } from "./catalog.ts";
import { describeAims } from "./aims.ts";
import { measureCloneStart } from "./clone.ts";
import { describeDrawn, measureDrawn } from "./drawn.ts";
import { describeMemory, measureMemory } from "./memory.ts";
import { measureLoad } from "./load.ts";
import { describeMails, measureMails } from "./mails.ts";
import { describeLoad } from "./load-report.ts";
import { measurePages } from "./page-bytes.ts";
import { describePresses, measurePresses, type JourneyPresses } from "./presses.ts";
import { describe, describeAdmin, describeOrders, describeScores, type Results } from "./report.ts";
import { residentMb } from "./process.ts";
import { measureStartAndPages } from "./start-and-pages.ts";
import { startShop, waitUntilSettled } from "./shop.ts";
import { requireTools } from "./tools.ts";
import { describeWorkers, measureWorkers } from "./workers.ts";

const root = join(import.meta.dirname, "../..");
const SHOP_PORT = 3180;
const NGINX_PORT = 3181;
const ORDERS_PORT = 3182;
const ADMIN_PORT = 3184;
const LOAD_PORT = 3188;
const MAILS_PORT = 3192;
const API_FLOOR_PORT = 3194;
const WORKERS_PORT = 3196;
const NODE_PORT = 3198;
const DRAWN_PORT = 3200;
const MEMORY_PORT = 3202;
const CATALOG_PORT = 3204;
const ORDER_SIZES = "10000,1000000";
const ADMIN_SIZES = "1000,100000,1000000";
const CATALOG_SIZES = "10,300,3000";
const DRAWN_SIZES = "100000";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "5" },
    visits: { type: "string", default: "3" },
    pages: { type: "boolean", default: false },
    api: { type: "boolean", default: false },
    memory: { type: "boolean", default: false },
    aims: { type: "boolean", default: false },
    workers: { type: "boolean", default: false },
    orders: { type: "boolean", default: false },
    desk: { type: "boolean", default: false },
    drawn: { type: "boolean", default: false },
    mails: { type: "boolean", default: false },
    load: { type: "boolean", default: false },
    catalog: { type: "boolean", default: false },
    minutes: { type: "string", default: "10" },
    sizes: { type: "string" },
    in: { type: "string" },
    lighthouse: { type: "boolean", default: false },
    presses: { type: "boolean", default: false },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const sizesOr = (usual: string) => (values.sizes ?? usual).split(",").map(Number);
const visits = Number(values.visits);

requireTools();
if (
  spawnSync(process.execPath, [join(root, "scripts/build.ts"), "--if-stale"], {
    cwd: root,
    stdio: "inherit",
  }).status !== 0
) {
  process.exit(1);
}
const file = join(import.meta.dirname, "results.json");
const folder = values.in ?? mkdtempSync(join(tmpdir(), "shop-bench-"));
chmodSync(folder, 0o755); // nginx and PostgreSQL started by root work as other users
const stops: (() => Promise<void>)[] = [];
try {
  if (values.lighthouse) {
    const scores = await scoresAlone();
    // Some pages are a look in between.
    if (positionals.length === 0) save({ scores });
    console.log(`\n${describeScores(scores)}`);
  } else if (values.presses) {
    const presses = await pressesAlone();
    save({ presses });
    console.log(`\n${describePresses(presses)}`);
  } else if (values.api) {
    const api = await apiAlone();
    save({ api });
    console.log(`\n${describeApi(api)}`);
  } else if (values.pages) {
    await startAndPages();
    console.log(`\n${describeAims(readResults())}`);
  } else if (values.aims) {
    console.log(`\n${describeAims(readResults())}`);
  } else if (values.memory) {
    const burst = await measureMemory({ dataDir: join(folder, "memory"), port: MEMORY_PORT });
    save({ burst });
    console.log(`\n${describeMemory(burst)}`);
  } else if (values.workers) {
    const where = { folder, firstPort: WORKERS_PORT, rounds, seconds };
    const workers = await measureWorkers({ counts: [1, 2], ...where });
    save({ workers });
    console.log(`\n${describeWorkers(workers)}`);
  } else if (values.orders) {
    const orders = await ordersAlone();
    save({ orders });
    console.log(`\n${describeOrders(orders)}`);
  } else if (values.desk) {
    const admin = await adminAlone();
    save({ admin });
    console.log(`\n${describeAdmin(admin)}`);
  } else if (values.drawn) {
    const drawn = await measureDrawn({
      sizes: sizesOr(DRAWN_SIZES),
      folder,
      firstPort: DRAWN_PORT,
      rounds,
    });
    save({ drawn });
    console.log(`\n${describeDrawn(drawn)}`);
  } else if (values.catalog) {
    const sizes = sizesOr(CATALOG_SIZES);
    const catalogs = await measureCatalogs({ sizes, folder, port: CATALOG_PORT, rounds, seconds });
    save({ catalogs });
    console.log(`\n${describeCatalogs(catalogs)}`);
  } else if (values.mails) {
    const mails = await measureMails({ folder: join(folder, "mails"), port: MAILS_PORT });
    save({ mails });
    console.log(`\n${describeMails(mails)}`);
  } else if (values.load) {
    const minutes = Number(values.minutes);
    const underLoad = await measureLoad({ minutes, folder, port: LOAD_PORT });
    save({ load: underLoad });
    console.log(`\n${describeLoad(underLoad)}`);
  } else {
    const results = await measure();
    console.log(`\n${describeAims(readResults())}\n\n${describe(results)}`);
  }
} finally {
  for (const stop of stops.toReversed()) await stop();
  if (values.in === undefined) rmSync(folder, { recursive: true, force: true });
}

/** Writes a part of the results at once, and returns it; the rest stays as measured before. */
function save<Part extends Partial<Results>>(part: Part): Part {
  writeFileSync(file, `${JSON.stringify({ ...readResults(), ...part }, null, 2)}\n`);
  return part;
}

function readResults(): Partial<Results> {
  return JSON.parse(readFileSync(file, "utf8")) as Partial<Results>; // this program's own file
}

async function scoresAlone(): Promise<PageScores[]> {
  const shop = await startShop({ port: SHOP_PORT, dataDir: join(folder, "data") });
  stops.push(shop.stop);
  return measureScores(shop.url, { visits, requested: positionals });
}

async function pressesAlone(): Promise<JourneyPresses[]> {
  const shop = await startShop({ port: SHOP_PORT, dataDir: join(folder, "data") });
  stops.push(shop.stop);
  return measurePresses(shop.url, visits);
}

async function apiAlone(): Promise<ApiResults> {
  const dataDir = join(folder, "data");
  const shop = await startShop({ port: SHOP_PORT, dataDir });
  stops.push(shop.stop);
  await waitUntilSettled(`${shop.url}/`);
  return measureApi(shop, { dataDir, floorPort: API_FLOOR_PORT, rounds, seconds });
}

async function ordersAlone(): Promise<OrderResults> {
  const sizes = sizesOr(ORDER_SIZES);
  return measureOrders({ sizes, folder, firstPort: ORDERS_PORT, rounds, seconds });
}

async function adminAlone(): Promise<AdminResults> {
  return measureAdmin({ sizes: sizesOr(ADMIN_SIZES), folder, firstPort: ADMIN_PORT, rounds });
}

/** The shop goes on until the end. */
async function startAndPages() {
  console.log("Starting a clone of the shop …");
  save({ cloneStartMs: await measureCloneStart(folder, SHOP_PORT) });
  const ports = { shop: SHOP_PORT, nginx: NGINX_PORT, node: NODE_PORT };
  const { shop, idleMb, ...started } = await measureStartAndPages({
    folder,
    dataDir: join(folder, "data"),
    ports,
    rounds,
    seconds,
    onStop: (stop) => void stops.push(stop),
  });
  return { shop, idleMb, started: save(started) };
}

async function measure(): Promise<Results> {
  const dataDir = join(folder, "data");
  const { shop, idleMb, started } = await startAndPages();
  return {
    ...started,
    ...save({
      api: await measureApi(shop, { dataDir, floorPort: API_FLOOR_PORT, rounds, seconds }),
    }),
    ...save({
      burst: await measureMemory({ dataDir: join(folder, "memory"), port: MEMORY_PORT }),
    }),
    ...save({ orders: await ordersAlone() }),
    ...save({ admin: await adminAlone() }),
    ...save({ pages: await measurePages(shop.url) }),
    ...save({ scores: await measureScores(shop.url, { visits, requested: positionals }) }),
    ...save({ memory: { idleMb, loadedMb: residentMb(shop.pid) } }),
  };
}
