// A shop whose words somebody edits.
import { z } from "zod";
import {
  documentSchema,
  documentSummary,
  revisionSummary,
} from "#modules/content/admin/contract.ts";
import { readJson } from "#shared/json.ts";
import { startSalesShop } from "../orders/sales-shop.ts";
import type { Answer } from "../http/timed-shop.ts";

const list = z.object({ documents: z.array(documentSummary) });
const history = z.object({ revisions: z.array(revisionSummary) });
const base = "/api/admin/content";

/** The version of a document that somebody has read; left out, the present one. */
export type Seen = { readonly version?: string };

/** A request about a document. */
type About = Seen & { readonly key?: string; readonly [field: string]: unknown };

/** To be called at the top of a test file. */
export async function startContentShop(options: Parameters<typeof startSalesShop>[0] = {}) {
  const shop = await startSalesShop(options);
  const { asAdmin } = shop;
  const readIn = <T>(schema: z.ZodType<T>, { status, text }: Answer): T => {
    if (status !== 200) throw new Error(`${status}: ${text}`);
    return schema.parse(JSON.parse(text));
  };
  const read = async (key: string) =>
    readIn(documentSchema, await asAdmin("GET", `${base}/document?key=${encodeURIComponent(key)}`));
  const find = async (key: string) =>
    documentSchema.safeParse(
      readJson((await asAdmin("GET", `${base}/document?key=${encodeURIComponent(key)}`)).text),
    ).data;
  const withVersion = async (body: About) => ({
    version: body.key === undefined ? undefined : ((await find(body.key))?.version ?? "none"),
    ...body,
  });
  const post = async (action: string, body: About) =>
    asAdmin("POST", `${base}/${action}`, await withVersion(body));
  const save = async (key: string, data: unknown, seen: Seen = {}) =>
    asAdmin("PUT", `${base}/draft`, await withVersion({ key, data, ...seen }));
  const version = async (key: string) => (await read(key)).version;
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
      const { published, draftData } = await read(key);
      const data = { ...(draftData ?? published), ...change };
      readIn(documentSchema, await save(key, data));
      return post("publish", { key });
    },
    discard: async (key: string, seen: Seen = {}) =>
      asAdmin("DELETE", `${base}/draft`, await withVersion({ key, ...seen })),
  };
}
