import { analytics } from "#i18n/he/analytics.ts";
import type { Report } from "#modules/analytics/report-contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { Drawer } from "../kit/drawer.tsx";
import type { ReportView } from "./use-report-view.ts";
import { getSubject } from "./why-subject.ts";
import { WhyRows } from "./why-rows.tsx";

/** Rows behind a figure, beside the reports; on phones over them. */
export function WhyPanel({ view, report }: { view: ReportView; report: Report | undefined }) {
  const { question, close } = view;
  const subject = question && getSubject(question, report?.products ?? []);
  return (
    <Drawer
      isOpen={question !== null}
      onClose={close}
      title={analytics.why.open}
      description={
        question ? (
          <p className="flex flex-wrap gap-x-2 text-soft">
            <span className="font-medium">{analytics.figures[question.figure].label}</span>
            {subject !== null && <DataText className="wrap-anywhere">{subject}</DataText>}
          </p>
        ) : undefined
      }
      width="sm:w-120"
    >
      {question && (
        <WhyRows
          key={JSON.stringify(question)}
          question={question}
          period={view.period}
          ask={view.setQuestion}
        />
      )}
    </Drawer>
  );
}
