// Text of a message of the shop to a device, and where a press on it leads. No worker is needed to
// read it, so tests can ask.
import { pushFallback } from "#i18n/he/push-fallback.ts";
import type { PushMessage } from "#modules/notifications/push/contract.ts";
import { pushKindNames } from "#modules/notifications/push/kinds.ts";
import { isRecord, readJson } from "#shared/json.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { getNewsPath } from "../admin/live/news-path.ts";

/** The shown message, and the path that a press opens. */
export type ShownMessage = Pick<PushMessage, "title" | "body" | "tag"> & { readonly path: string };

const unreadable: ShownMessage = { ...pushFallback, tag: "", path: adminPaths.home };

/** Anything but a message of the shop says that there is news, and leads home. */
export function readPushMessage(json: string): ShownMessage {
  const message = readJson(json);
  if (!isRecord(message)) return unreadable;
  const { title, body, tag, kind, about } = message;
  if (typeof title !== "string" || title === "" || typeof kind !== "string") return unreadable;
  return { title, body: asText(body), tag: asText(tag), path: getPath(kind, asText(about)) };
}

function getPath(kind: string, about: string): string {
  if (kind === "test") return adminPaths.ownSecurity;
  if (kind === "summary") return listPaths[pushKindNames.find((it) => it === about) ?? "backup"];
  const pushKind = pushKindNames.find((it) => it === kind);
  return pushKind === undefined ? adminPaths.home : getNewsPath(pushKind, about);
}

/** Where all news of a kind stands. */
const listPaths = {
  order: adminPaths.orders,
  "order-paid": adminPaths.orders,
  "order-cancelled": adminPaths.orders,
  return: adminPaths.returns,
  message: adminPaths.messages,
  dealer: adminPaths.dealers,
  "refund-failed": adminPaths.orders,
  "money-elsewhere": adminPaths.orders,
  backup: adminPaths.backups,
  stock: adminPaths.inventory,
} as const;

/** The path that was noted at a message, if it is one of the back office. */
export function getPressedPath(data: unknown): string {
  const path = typeof data === "object" && data !== null && "path" in data ? data.path : undefined;
  if (typeof path !== "string") return adminPaths.home;
  const origin = "https://shop.invalid";
  if (!URL.canParse(path, origin)) return adminPaths.home;
  const url = new URL(path, origin);
  const isInside =
    url.origin === origin &&
    (url.pathname === adminPaths.home || url.pathname.startsWith(`${adminPaths.home}/`));
  return isInside ? url.pathname + url.search : adminPaths.home;
}

const asText = (value: unknown): string => (typeof value === "string" ? value : "");
