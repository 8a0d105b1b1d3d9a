import type { SmallFile } from "./contract.ts";
import { writeCsv } from "./csv.ts";
import type { FileFormat } from "./formats.ts";
import type { Table, Write } from "./table.ts";
import { writeXlsx } from "./xlsx.ts";

/** Writes a table as a file, never faster than `write` takes it. Throws what `write` throws. */
export async function writeTable<Row>(
  format: FileFormat,
  table: Table<Row>,
  write: Write,
): Promise<void> {
  await (format === "csv" ? writeCsv(table, write) : writeXlsx(table, write));
}

/** A table as one file. */
export async function toSmallFile<Row>(format: FileFormat, table: Table<Row>): Promise<SmallFile> {
  const chunks: Buffer[] = [];
  await writeTable(format, table, async (chunk) => {
    chunks.push(Buffer.from(chunk));
    return Promise.resolve();
  });
  const bytes = Buffer.concat(chunks);
  const fileName = `${table.name}.${format}`;
  return format === "csv"
    ? { fileName, csv: bytes.toString() }
    : { fileName, xlsx: bytes.toString("base64") };
}
