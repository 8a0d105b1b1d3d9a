import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { print as labels } from "#i18n/he/print.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { EmptyState, ErrorState } from "../../kit/list-states.tsx";
import { PrintFrame } from "../../kit/print-frame.tsx";
import { selectAllowed } from "../../kit/url-state.ts";
import { GapList } from "./gap-list.tsx";
import { LanguageChoice, toChoice } from "./language-choice.tsx";
import { OrderPaper } from "./order-paper.tsx";
import { PrintHints } from "./print-hints.tsx";
import { findIds, printKinds, printable } from "./printable.ts";
import { usePapers } from "./use-papers.ts";

/** The page for printing orders: one on each sheet, without the frame. */
export default function PrintOrdersPage() {
  const [params, setParams] = useSearchParams();
  const kind = selectAllowed(params.get("kind") ?? undefined, printKinds);
  const language = toChoice(params.get(printable.language));
  const ids = findIds(params.get("ids"));
  const { papers, failed, isLoading, retry } = usePapers(kind, ids);
  const printed = papers.filter(({ gaps }) => gaps.length === 0);
  const title = ids.length === 1 ? labels.kinds[kind].one : labels.kinds[kind].many;
  usePrintOnce(printed.length > 0 && printed.length === ids.length && params.has(printable.auto));
  const nothing = papers.length === 0 ? labels.nothing.title : labels.noneReady;
  return (
    <PrintFrame
      title={title}
      fileTitle={[title, ...printed.slice(0, 3).map(({ order }) => order.number)].join(" ")}
      status={
        ids.length > 0 &&
        (isLoading
          ? labels.progress(papers.length, ids.length)
          : failed.length === 0 && labels.ready(printed.length))
      }
      // Customs read their own languages.
      tools={
        kind !== "customs" && (
          <LanguageChoice
            value={language}
            onChange={(value) =>
              setParams((before) => withLanguage(before, value), { replace: true })
            }
          />
        )
      }
      print={labels.button}
      wait={isLoading ? labels.wait : printed.length === 0 ? nothing : undefined}
      back={{ to: adminPaths.orders, label: labels.back }}
    >
      {ids.length === 0 && <EmptyState {...labels.nothing} />}
      {failed.length > 0 && (
        <div className="print:hidden">
          <ErrorState title={labels.failed(failed.length)} error={failed[0]} onRetry={retry} />
        </div>
      )}
      <GapList orders={papers.filter(({ gaps }) => gaps.length > 0)} />
      <PrintHints kind={kind} papers={printed} />
      {printed.map((paper) => (
        <OrderPaper key={paper.order.id} kind={kind} paper={paper} language={language} />
      ))}
    </PrintFrame>
  );
}

function withLanguage(before: URLSearchParams, language: string): URLSearchParams {
  const next = new URLSearchParams(before);
  if (language === "") next.delete(printable.language);
  else next.set(printable.language, language);
  return next;
}

/** Opens the browser's print dialog, once, when everything is there. */
function usePrintOnce(isDue: boolean): void {
  const hasPrinted = useRef(false);
  useEffect(() => {
    if (!isDue || hasPrinted.current) return;
    hasPrinted.current = true;
    void document.fonts.ready.then(() => window.print());
  }, [isDue]);
}
