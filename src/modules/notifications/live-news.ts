import { findAlerts } from "#modules/inventory/list-alerts.ts";
import { findLetters } from "#modules/messages/list-letters.ts";
import { findShownOrders } from "#modules/orders/list-order-news.ts";
import { orderNumber } from "#modules/orders/order-number.ts";
import { frozenRate, toShekels } from "#shared/exchange.ts";
import type { Database, Db } from "#platform/db/client.ts";
import type { Log } from "#platform/log.ts";
import { system } from "#shared/actor.ts";
import { money } from "#shared/money.ts";
import type { News } from "./contract.ts";

/** Events within this time are read and told together. */
const GATHER_MS = 100;
/** So many ids at once are told as "much". */
const MOST_IDS = 100;

type Hear = (news: readonly News[]) => void;

export type LiveNews = {
  /** Takes what the database has announced on `shop_news`. */
  readonly note: (payload: string) => void;
  /** Announcements may have been missed: those who follow look at everything. */
  readonly missSome: () => void;
  /**
   * Calls `hear` with whatever happens from now on, until the function that it returns is called.
   */
  readonly follow: (hear: Hear) => () => void;
  /** Calls `act` when there will be no more news, because the shop stops. */
  readonly onEnd: (act: () => void) => () => void;
  /** Tells those who follow that there will be no more. */
  readonly end: () => void;
  readonly close: () => void;
};

/** Tells what it is given to note; nothing is read for nobody. */
export function createLiveNews(options: { database: Database; log: Log }): LiveNews {
  const { database, log } = options;
  const followers = new Set<Hear>();
  const ending = new EventTarget();
  let heard = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function note(payload: string): void {
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
    const ids = idsByKind(payloads);
    const made = ids.get("order") ?? [];
    const changed = (ids.get("order-changed") ?? []).filter((id) => !made.includes(id));
    const came = ids.get("message") ?? [];
    const moved = (ids.get("message-changed") ?? []).filter((id) => !came.includes(id));
    return database.inTransaction(system, async (db) => [
      ...(await readOrders(db, made)),
      ...changed.map((id): News => ({ event: "order-changed", data: { id } })),
      ...(await readAlerts(db, ids.get("stock") ?? [])),
      ...(ids.get("holds") ?? []).map((id): News => ({ event: "holds", data: { id } })),
      ...(await readMessages(db, came)),
      ...moved.map((id): News => ({ event: "message-changed", data: { id } })),
      ...(ids.get("backup") ?? []).map((id): News => ({ event: "backup", data: { id } })),
    ]);
  }

  return {
    note,
    missSome: () => note("much"),
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
function idsByKind(payloads: ReadonlySet<string>): Map<string, string[]> {
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
  return rows.map(({ id, customerName, totalMinor, currency, source, ilsRate }) => {
    const total = money(totalMinor, currency);
    const totalIls = toShekels(total, frozenRate({ ilsRate }));
    return {
      event: "order",
      data: { id, number: orderNumber({ id }), customerName, total, totalIls, source },
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
  const rows = await findLetters({ db }, ids);
  return rows.map(({ id, kind, company, name }) => ({
    event: "message",
    // Both names are there, by the rules of their forms.
    data: { id, kind: kind === "dealer" ? kind : "contact", name: company ?? name ?? "" },
  }));
}
