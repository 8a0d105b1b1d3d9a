import { analytics } from "#i18n/he/analytics.ts";

/** Grey shapes where the reports will be. */
export function ReportSkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{analytics.loading}</span>
      <div
        aria-hidden
        className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line xl:grid-cols-4"
      >
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className="grid h-40 content-start gap-3 bg-surface p-5">
            <span className="h-3 w-20 rounded-xs bg-mute-bg" />
            <span className="h-6 w-28 rounded-xs bg-mute-bg" />
            <span className="h-3 w-24 rounded-xs bg-mute-bg" />
          </div>
        ))}
      </div>
      {Array.from({ length: 2 }, (_, index) => (
        <div key={index} aria-hidden className="h-80 rounded-md border border-line bg-surface p-5">
          <span className="block h-3.5 w-32 rounded-xs bg-mute-bg" />
          <span className="mt-6 block h-56 rounded-sm bg-mute-bg" />
        </div>
      ))}
    </div>
  );
}
