/** The lines of a file and their cells, by the rules of RFC 4180. */
export function csvCells(file: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain = "", end] of file.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "\r\n") lines.push([]);
  }
  return lines.slice(0, -1);
}
