import { Download } from "lucide-react";
import { analytics } from "#i18n/he/analytics.ts";
import type { ReportPeriod } from "#modules/analytics/periods.ts";
import type { ReportDownload } from "#modules/downloads/contract.ts";
import { useApiAction } from "../api/use-api.ts";
import { ActionButton } from "../kit/action-button.tsx";

const text = analytics.csv;

/** Exports a report as a file with the numbers of the screen. */
export function CsvButton({
  report,
  period,
  title,
}: {
  report: ReportDownload["report"];
  period: ReportPeriod;
  /** Name of the report, for the title of the button. */
  title: string;
}) {
  const prepare = useApiAction("POST /api/admin/analytics/downloads", {
    changesNothing: true,
    failed: text.failed,
    // An attachment: the page stays where it is.
    onDone: ({ path }) => location.assign(path),
  });
  return (
    <ActionButton
      tone="quiet"
      title={text.title(title)}
      aria-label={text.title(title)}
      action={prepare}
      onClick={() => prepare.mutate({ body: { kind: "report", report, period } })}
      className="print:hidden"
    >
      <Download aria-hidden className="size-4" />
      <bdi>CSV</bdi>
    </ActionButton>
  );
}
