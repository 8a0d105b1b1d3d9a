import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { Context } from "#modules/context.ts";
import { listFiles } from "./lists/list-files.ts";
import type { ListName } from "./list-names.ts";
import { ordersDownload, type Download } from "./contract.ts";
import type { FileFormat } from "./formats.ts";

/** A download whose rows are written into a file. */
export type TableDownload = Extract<Download, { readonly format: FileFormat }>;

/** Writes into the log of changes that a person takes the file of a download along. */
export async function logDownload(ctx: Pick<Context, "db">, download: TableDownload) {
  const { kind, format } = download;
  if (kind === "report") return logFile(ctx, { list: kind, format, isPart: false });
  const list = kind === "list" ? download.list : kind;
  const schema = kind === "list" ? listFiles[download.list].filter : ordersDownload.shape.filter;
  return logFile(ctx, { list, format, isPart: isNarrowed(schema, download.filter) });
}

/** The same for any file. What was searched for is not in the log, because it may be a name. */
export async function logFile(
  { db }: Pick<Context, "db">,
  file: {
    readonly list: ListName | "orders" | "report";
    readonly format: FileFormat;
    /** False for a file with all there is. */
    readonly isPart: boolean;
  },
): Promise<void> {
  await db.execute(sql`select app.log_file(${file.list}, ${file.format}, ${file.isPart})`);
}

const sorting: ReadonlySet<string> = new Set(["sort", "direction"]);

/** True for a filter that leaves something out: a value that does not hold by itself. */
function isNarrowed({ shape }: z.ZodObject, filter: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(shape).some(
    ([name, schema]) =>
      !sorting.has(name) &&
      filter[name] !== undefined &&
      filter[name] !== (schema as z.ZodType).safeParse(undefined).data,
  );
}
