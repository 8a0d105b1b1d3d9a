// A shop whose words somebody edits.
import { z } from "zod";
import {
  documentSchema,
  documentSummary,
  revisionSummary,
} from "#modules/content/admin/contract.ts";
import { startSalesShop } from "../orders/sales-shop.ts";
import type { Answer } from "../http/timed-shop.ts";

const list = z.object({ documents: z.array(documentSummary) });
const history = z.object({ revisions: z.array(revisionSummary) });
const base = "/api/admin/content";

export type Seen = { readonly version: number; readonly revision?: number };

/** To be called at the top of a test file. */
export async function startContentShop(options: Parameters<typeof startSalesShop>[0] = {}) {
  const shop = await startSalesShop(options);
  const { asAdmin } = shop;
  const post = (action: string, body: unknown) => asAdmin("POST", `${base}/${action}`, body);
  const readIn = <T>(schema: z.ZodType<T>, { status, text }: Answer): T => {
    if (status !== 200) throw new Error(`${status}: ${text}`);
    return schema.parse(JSON.parse(text));
  };
  const read = async (key: string) =>
    readIn(documentSchema, await asAdmin("GET", `${base}/document?key=${encodeURIComponent(key)}`));
  const save = (key: string, data: unknown, seen: Seen) =>
    asAdmin("PUT", `${base}/draft`, { key, data, ...seen });
  const version = async (key: string) => (await read(key)).draft?.version ?? 0;
  return {
    ...shop,
    post,
    readIn,
    read,
    save,
    version,
    list: async () => readIn(list, await asAdmin("GET", base)).documents,
    history: async (key: string, before?: number) =>
      readIn(
        history,
        await asAdmin(
          "GET",
          `${base}/history?key=${encodeURIComponent(key)}${before === undefined ? "" : `&before=${before}`}`,
        ),
      ).revisions,
    /** Writes and publishes; what is published before is built upon. */
    publish: async (key: string, change: Readonly<Record<string, unknown>>) => {
      const { published, draftData, draft } = await read(key);
      const data = { ...(draftData ?? published), ...change };
      const saved = readIn(documentSchema, await save(key, data, { version: draft?.version ?? 0 }));
      return post("publish", { key, version: saved.draft?.version });
    },
    discard: (key: string, seen: Seen) => asAdmin("DELETE", `${base}/draft`, { key, ...seen }),
  };
}
