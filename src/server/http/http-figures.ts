import type { Metrics } from "#platform/metrics.ts";
import type { Front } from "./front.ts";
import type { HtmlCache } from "./html-cache.ts";

const countAnswers = (source: string) => ({
  name: "http_answers_total",
  help: "Answers since the start, by where they came from",
  labels: { source },
});

/** Adds what front and page cache count to the metrics. */
export function showHttpFigures(
  metrics: Pick<Metrics, "readOnDemand">,
  { front, cache }: { front: Front; cache: HtmlCache },
): void {
  metrics.readOnDemand({
    formerName: "http_answers",
    figures: {
      cache: countAnswers("cache"),
      file: countAnswers("file"),
      render: countAnswers("render"),
      application: countAnswers("application"),
      refused: countAnswers("refused"),
    },
    read: front.getStats,
  });
  metrics.readOnDemand({
    formerName: "html_cache",
    figures: {
      entries: { name: "html_cache_entries", help: "Cached pages" },
      bytes: { name: "html_cache_bytes", help: "Size of the cached pages, in all encodings" },
      renders: {
        name: "html_cache_renders_total",
        help: "Pages that were rendered, and addresses that were found to have none",
      },
      invalidations: {
        name: "html_cache_invalidations_total",
        help: "Changes after which all pages were out of date",
      },
      stale: {
        name: "html_cache_stale_answers_total",
        help: "Answers with a page that was out of date",
      },
      failed_refills: {
        name: "html_cache_failed_refills_total",
        help: "Renders that failed while there was such a page",
      },
    },
    read: cache.getStats,
  });
}
