import { privacy } from "#i18n/he/privacy.ts";
import type { FoundTrace } from "#modules/privacy/report-shapes.ts";
import { joinClassNames } from "#ui/class-names.ts";

const labels = privacy.receipt;

/** The traces found after an erasure, and why they may stay; unexplained ones come first. */
export function FoundTraces({ traces }: { traces: readonly FoundTrace[] }) {
  const sorted = traces.toSorted((a, b) => Number(b.why === "left") - Number(a.why === "left"));
  return (
    <table className="paper-table mt-2 text-xs" aria-label={labels.found}>
      <thead>
        <tr>
          <th scope="col">{labels.place}</th>
          <th scope="col">{labels.trace}</th>
          <th scope="col" className="text-end">
            {labels.rows}
          </th>
          <th scope="col">{labels.why}</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ table, column, trace, rows, why }) => (
          <tr
            key={`${table}.${column}.${trace}`}
            className={joinClassNames(why === "left" && "font-strong text-danger-fg")}
          >
            <td>
              <bdi dir="ltr">
                {table}.{column}
              </bdi>
            </td>
            <td>{privacy.traces[trace]}</td>
            <td className="num text-end">{rows}</td>
            <td>{privacy.traceReasons[why]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
