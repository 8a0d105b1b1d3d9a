import { analytics } from "#i18n/he/analytics.ts";
import type { ReportPeriod } from "#modules/analytics/periods.ts";
import type { ReportDownload } from "#modules/downloads/contract.ts";
import { useApiAction } from "../api/use-api.ts";
import { FileMenu } from "../kit/files/file-menu.tsx";

const text = analytics.download;

/** Exports a report as a file with the numbers of the screen. */
export function ReportFileButton({
  report,
  period,
  title,
}: {
  report: ReportDownload["report"];
  period: ReportPeriod;
  /** Name of the report, for the name of the button. */
  title: string;
}) {
  const prepare = useApiAction("POST /api/admin/analytics/downloads", {
    changesNothing: true,
    failed: text.failed,
    // An attachment: the page stays where it is.
    onDone: ({ path }) => location.assign(path),
  });
  return (
    <FileMenu
      tone="quiet"
      aria-label={text.title(title)}
      action={prepare}
      onFormat={(format) => prepare.mutate({ body: { kind: "report", report, period, format } })}
      className="print:hidden"
    >
      {text.button}
    </FileMenu>
  );
}
