import { toDay } from "#i18n/format-he.ts";
import type { Context } from "#modules/context.ts";
import type { ListDownload } from "./contract.ts";
import { listFiles } from "./lists/list-files.ts";
import type { Write } from "./table.ts";
import { writeTable } from "./write-table.ts";

/**
 * Writes all rows of a list that match its filter, page after page of one moment. Throws
 * `invalid_fields` for a filter that the list does not have, and what `write` throws.
 */
export async function writeList(
  ctx: Context,
  { list, filter, format }: ListDownload,
  write: Write,
): Promise<void> {
  const { columns, readRows } = listFiles[list];
  const name = getListName({ list }, ctx.clock());
  await writeTable(format, { name, columns, batches: readRows(ctx, filter) }, write);
}

/** Name of a file with a list, without its ending. */
export const getListName = ({ list }: Pick<ListDownload, "list">, now: Date) =>
  `${list}_${toDay(now)}`;
