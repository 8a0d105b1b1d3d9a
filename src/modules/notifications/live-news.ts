import { findAlerts } from "#modules/inventory/list-alerts.ts";
import { findAnswerable } from "#modules/messages/list-answerable.ts";
import { findShownOrders } from "#modules/orders/list-order-news.ts";
import { formatOrderNumber } from "#modules/orders/order-number.ts";
import type { Database, Db } from "#platform/db/client.ts";
import type { Log } from "#platform/log.ts";
import { system } from "#shared/actor.ts";
import { formatWithShekels } from "./list-notifications.ts";
import type { News } from "./contract.ts";

/** Events within this time are read and sent together. */
const GATHER_MS = 100;
/** With this many ids at once, only "much" is sent. */
const MOST_IDS = 100;

type Hear = (news: readonly News[]) => void;

export type LiveNews = {
  /** Takes an announcement of the database on `shop_news`. */
  readonly recordPayload: (payload: string) => void;
  /** Announcements may have been missed: tells all listeners to read everything again. */
  readonly handleGap: () => void;
  /** For how long nothing has been announced, in ms, as far as this process knows. */
  readonly getQuietMs: () => number;
  /** Calls `hear` with each event from now on, until the returned function is called. */
  readonly follow: (hear: Hear) => () => void;
  /** Calls `act` when there will be no more news, because the shop stops. */
  readonly onEnd: (act: () => void) => () => void;
  /** Tells the listeners that no more events will come. */
  readonly end: () => void;
  readonly close: () => void;
};

/** Sends noted events to the listeners; reads nothing while there are none. */
export function createLiveNews(options: { database: Database; log: Log }): LiveNews {
  const { database, log } = options;
  const followers = new Set<Hear>();
  const ending = new EventTarget();
  let heard = new Set<string>();
  let lastAt = performance.now();
  let timer: NodeJS.Timeout | undefined;

  function recordPayload(payload: string): void {
    lastAt = performance.now();
    if (followers.size === 0) return;
    heard.add(payload);
    timer ??= setTimeout(() => void notify(), GATHER_MS);
  }

  async function notify(): Promise<void> {
    timer = undefined;
    const payloads = heard;
    heard = new Set();
    const news = await read(payloads).catch((error: unknown): News[] => {
      log.warn({ err: error }, "the news could not be read");
      return [{ event: "much", data: null }];
    });
    if (news.length > 0) for (const hear of followers) hear(news);
  }

  async function read(payloads: ReadonlySet<string>): Promise<News[]> {
    if (payloads.has("much") || payloads.size > MOST_IDS) return [{ event: "much", data: null }];
    const ids = groupIdsByKind(payloads);
    const made = ids.get("order") ?? [];
    const changed = (ids.get("order-changed") ?? []).filter((id) => !made.includes(id));
    const came = ids.get("message") ?? [];
    const moved = (ids.get("message-changed") ?? []).filter((id) => !came.includes(id));
    return database.runInTransaction(system, async (db) => [
      ...(await readOrders(db, made)),
      ...changed.map((id): News => ({ event: "order-changed", data: { id } })),
      ...(ids.get("return") ?? []).map((id): News => ({ event: "return", data: { id } })),
      ...(await readAlerts(db, ids.get("stock") ?? [])),
      ...(ids.get("holds") ?? []).map((id): News => ({ event: "holds", data: { id } })),
      ...(await readMessages(db, came)),
      ...moved.map((id): News => ({ event: "message-changed", data: { id } })),
      ...(ids.get("backup") ?? []).map((id): News => ({ event: "backup", data: { id } })),
    ]);
  }

  return {
    recordPayload,
    handleGap: () => recordPayload("much"),
    getQuietMs: () => performance.now() - lastAt,
    follow(hear) {
      followers.add(hear);
      return () => void followers.delete(hear);
    },
    onEnd(act) {
      ending.addEventListener("end", act);
      return () => ending.removeEventListener("end", act);
    },
    end: () => void ending.dispatchEvent(new Event("end")),
    close() {
      clearTimeout(timer);
      followers.clear();
    },
  };
}

/** "order 1f0c…" → order: [1f0c…] */
function groupIdsByKind(payloads: ReadonlySet<string>): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const payload of payloads) {
    const [kind = "", id = ""] = payload.split(" ");
    ids.set(kind, [...(ids.get(kind) ?? []), id]);
  }
  return ids;
}

async function readOrders(db: Db, ids: readonly string[]): Promise<News[]> {
  if (ids.length === 0) return [];
  const rows = await findShownOrders({ db }, ids);
  return rows.map(({ id, customerName, totalMinor, source, ...order }) => {
    const { amount: total, amountIls: totalIls } = formatWithShekels(totalMinor, order);
    return {
      event: "order",
      data: { id, number: formatOrderNumber({ id }), customerName, total, totalIls, source },
    };
  });
}

async function readAlerts(db: Db, ids: readonly string[]): Promise<News[]> {
  if (ids.length === 0) return [];
  const rows = await findAlerts({ db }, ids);
  return rows.map((data) => ({ event: "stock", data }));
}

async function readMessages(db: Db, ids: readonly string[]): Promise<News[]> {
  if (ids.length === 0) return [];
  const rows = await findAnswerable({ db }, ids);
  return rows.map(({ id, kind, company, name }) => ({
    event: "message",
    // Both names are always set, because their forms require them.
    data: { id, kind: kind === "dealer" ? kind : "contact", name: company ?? name ?? "" },
  }));
}
