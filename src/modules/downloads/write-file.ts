import type { Context } from "#modules/context.ts";
import type { TableDownload } from "./log-file.ts";
import type { Write } from "./table.ts";
import { getListName, writeList } from "./write-list.ts";
import { getOrdersName, writeOrders } from "./write-orders.ts";
import { getReportName, writeReport } from "./write-report.ts";

/** Writes the file of a download. Throws what `write` throws. */
export async function writeFile(
  ctx: Context,
  download: TableDownload,
  write: Write,
): Promise<void> {
  switch (download.kind) {
    case "orders":
      return writeOrders(ctx, download, write);
    case "report":
      return writeReport(ctx, download, write);
    case "list":
      return writeList(ctx, download, write);
  }
}

/** The name of the file, with its ending. */
export function getFileName(download: TableDownload, now: Date): string {
  return `${getBaseName(download, now)}.${download.format}`;
}

function getBaseName(download: TableDownload, now: Date): string {
  switch (download.kind) {
    case "orders":
      return getOrdersName(now);
    case "report":
      return getReportName(download, now);
    case "list":
      return getListName(download, now);
  }
}
