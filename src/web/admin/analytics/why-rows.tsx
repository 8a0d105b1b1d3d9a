import { analytics } from "#i18n/he/analytics.ts";
import type { ReportPeriod } from "#modules/analytics/periods.ts";
import { usePages } from "../api/use-pages.ts";
import { Chips } from "../kit/chips.tsx";
import { LoadError } from "../kit/list-frame.tsx";
import { EmptyState } from "../kit/list-states.tsx";
import { MoreRows } from "../kit/more-rows.tsx";
import type { FigureQuestion, ReportView } from "./use-report-view.ts";
import { Definition } from "./why-definition.tsx";
import { RowItem } from "./why-row.tsx";
import { Total } from "./why-total.tsx";

const text = analytics.why;

type WhyRowsProps = {
  question: FigureQuestion;
  period: ReportPeriod;
  ask: ReportView["setQuestion"];
};

/** How a number is calculated, the rows that it is made of, and their sum. */
export function WhyRows({ question, period, ask }: WhyRowsProps) {
  const read = useRows(question, period);
  const first = read.data?.pages[0];
  const rows = read.data?.pages.flatMap((page) => page.rows) ?? [];
  const isOfPeriod = question.day === undefined && question.month === undefined;
  return (
    <>
      {isOfPeriod && (
        <Chips
          label={text.which}
          value={question.isPrevious === true ? "before" : "now"}
          choices={[
            { value: "now", label: text.span.now },
            { value: "before", label: text.span.before },
          ]}
          onChoose={(span) => ask({ ...question, isPrevious: span === "before" })}
          className="mx-5 mt-4 flex-none self-start"
        />
      )}
      {first === undefined ? (
        <LoadError read={read} failed={text.failed} rows={7} />
      ) : (
        <>
          <Definition answer={first} rows={rows} />
          {rows.length === 0 ? (
            <EmptyState title={text.empty} />
          ) : (
            <ol aria-label={text.rows} className="border-t border-line">
              {rows.map((row) => (
                <RowItem key={row.id} row={row} figure={first.figure} />
              ))}
            </ol>
          )}
          <MoreRows read={read} label={text.more} />
          <Total
            answer={first}
            shown={rows.length}
            hasMore={read.hasNextPage}
            isOfItem={question.item !== undefined}
          />
        </>
      )}
    </>
  );
}

function useRows(
  { figure, isPrevious, day, month, status, item }: FigureQuestion,
  period: ReportPeriod,
) {
  const query = {
    figure,
    period,
    ...(isPrevious === true && { previous: "yes" as const }),
    ...(day !== undefined && { day }),
    ...(month !== undefined && { month }),
    ...(status !== undefined && { status }),
    ...(item !== undefined && { item }),
  };
  return usePages("GET /api/admin/analytics/rows", { query });
}
