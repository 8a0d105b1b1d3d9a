import { reading } from "#i18n/en/reading.ts";
import type { Table, TableRow } from "#shared/rich-text/rich-text.ts";
import { Line } from "./line.tsx";

/**
 * A table within a text. Where its columns find no room it scrolls by itself, also by keyboard, and
 * the page does not.
 */
export function TextTable({ table: { content } }: { table: Table }) {
  const [head, ...rows] = content;
  return (
    <div
      role="group"
      aria-label={reading.table}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      className="my-8 overflow-x-auto rounded-md border border-line bg-surface"
    >
      <table className="w-full text-sm leading-ui">
        <thead>
          <tr>
            {head?.content.map(({ content: [words] }, column) => (
              <th key={column} scope="col" className="px-3 py-3 text-start font-strong">
                <Line content={words?.content} />
              </th>
            ))}
          </tr>
        </thead>
        {rows.length > 0 && <tbody>{rows.map(toRow)}</tbody>}
      </table>
    </div>
  );
}

function toRow({ content }: TableRow, row: number) {
  return (
    <tr key={row}>
      {content.map(({ content: [words] }, column) => (
        <td key={column} className="border-t border-line px-3 py-3 align-top">
          <Line content={words?.content} />
        </td>
      ))}
    </tr>
  );
}
