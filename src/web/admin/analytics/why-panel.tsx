import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { admin } from "#i18n/he/admin.ts";
import { analytics } from "#i18n/he/analytics.ts";
import type { Report } from "#modules/analytics/report-contract.ts";
import { backdropClass } from "../kit/dialog.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import type { ReportView } from "./use-report-view.ts";
import { subjectOf } from "./why-subject.ts";
import { WhyRows } from "./why-rows.tsx";

/** What is behind a number, beside the reports; on phones over them. */
export function WhyPanel({ view, report }: { view: ReportView; report: Report | undefined }) {
  const { asked, close } = view;
  const subject = asked && subjectOf(asked, report?.products ?? []);
  return (
    <Base.Root open={asked !== null} onOpenChange={(open) => !open && close()}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup className="fixed inset-y-0 end-0 z-(--z-dialog) flex w-full flex-col overflow-y-auto bg-surface text-sm leading-ui shadow-high outline-none transition-opacity duration-(--d-2) data-ending-style:opacity-0 data-starting-style:opacity-0 sm:w-120 sm:border-s sm:border-line">
          <header className="sticky top-0 z-1 flex items-start gap-3 border-b border-line bg-surface px-5 py-4">
            <div className="grid min-w-0 grow gap-0.5">
              <Base.Title className="text-lg">{analytics.why.open}</Base.Title>
              {asked && (
                <Base.Description className="flex flex-wrap gap-x-2 text-soft">
                  <span className="font-medium">{analytics.figures[asked.figure].label}</span>
                  {subject !== null && <bdi className="wrap-anywhere">{subject}</bdi>}
                </Base.Description>
              )}
            </div>
            <Base.Close
              render={
                <ToolButton label={admin.dialog.close} className="-me-2 -mt-1">
                  <X aria-hidden className="size-5" />
                </ToolButton>
              }
            />
          </header>
          {asked && (
            <WhyRows
              key={JSON.stringify(asked)}
              asked={asked}
              period={view.period}
              ask={view.ask}
            />
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
