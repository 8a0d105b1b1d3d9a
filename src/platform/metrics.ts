import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import { within } from "./within.ts";

type Figures = Readonly<Record<string, number>>;

export type Metrics = {
  readonly contentType: string;
  /** All figures in the text form that Prometheus reads. */
  readonly text: () => Promise<string>;
  readonly observeRequest: (
    labels: { kind: "api" | "page" | "operations"; status: number },
    seconds: number,
  ) => void;
  /**
   * Figures that are counted elsewhere and read on each request for metrics. Those that cannot be
   * read within a second are left out.
   */
  readonly readOnDemand: (
    name: string,
    help: string,
    read: () => Figures | Promise<Figures>,
  ) => void;
};

const READ_MS = 1_000;
const DURATION_BUCKETS_SECONDS = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5,
];

/** A registry of its own, so that several shops in one process (tests) do not share figures. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Requests that the application answered; those from the cache are only counted",
    labelNames: ["kind", "status"],
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [registry],
  });
  const errors = new Counter({
    name: "http_server_errors_total",
    help: "Answers with a status of 500 and above",
    registers: [registry],
  });

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    observeRequest({ kind, status }, seconds) {
      durations.observe({ kind, status: `${Math.trunc(status / 100)}xx` }, seconds);
      if (status >= 500) errors.inc();
    },
    readOnDemand(name, help, read) {
      const gauge = new Gauge({
        name,
        help,
        labelNames: ["what"],
        registers: [],
        async collect() {
          this.reset(); // The last reading says nothing about now.
          const reading = (async () => read())();
          const figures = await within(READ_MS, reading).catch(() => ({}));
          for (const [what, value] of Object.entries(figures)) this.set({ what }, value);
        },
      });
      registry.registerMetric(gauge);
    },
  };
}
