import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import { withTimeout } from "./with-timeout.ts";

type Readings = Readonly<Record<string, number | undefined>>;

/** The name says unit and kind: one that ends in `_total` only grows while the process lives. */
export type Figure = {
  readonly name: string;
  readonly help: string;
  readonly labels?: Readonly<Record<string, string>>;
};

export type Metrics = {
  readonly contentType: string;
  /** All figures in the text form that Prometheus reads. */
  readonly formatText: () => Promise<string>;
  readonly recordRequest: (
    labels: { kind: "api" | "page" | "operations"; status: number },
    seconds: number,
  ) => void;
  /**
   * Figures that are counted elsewhere and read on each request for metrics, by the names in the
   * reading. Those that cannot be read within a second are left out. `formerName` is the one that
   * all of them had together; it is shown for one more release, so that no alert falls silent.
   */
  readonly readOnDemand: <Name extends string>(source: {
    readonly formerName: string;
    readonly figures: Readonly<Record<Name, Figure>>;
    readonly read: () => Partial<Record<Name, number>> | Promise<Partial<Record<Name, number>>>;
  }) => void;
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
  /** Each reads its figures anew. */
  const sources: (() => Promise<void>)[] = [];

  return {
    contentType: registry.contentType,
    async formatText() {
      await Promise.all(sources.map((read) => read()));
      return registry.metrics();
    },
    recordRequest({ kind, status }, seconds) {
      durations.observe({ kind, status: `${Math.trunc(status / 100)}xx` }, seconds);
      if (status >= 500) errors.inc();
    },
    readOnDemand({ formerName, figures, read }) {
      const former = new Gauge({
        name: formerName,
        help: "Former name of the figures that begin with it; for one more release",
        labelNames: ["what"],
        registers: [registry],
      });
      const shown = Object.entries<Figure>(figures).map(
        ([what, figure]) => [what, showFigure(registry, figure)] as const,
      );
      sources.push(async () => {
        const reading = (async (): Promise<Readings> => read())();
        const values = await withTimeout(READ_MS, reading).catch((): Readings => ({}));
        former.reset(); // The last reading says nothing about now.
        for (const [what, show] of shown) {
          const value = values[what];
          show(value);
          if (value !== undefined) former.set({ what }, value);
        }
      });
    },
  };
}

/** Returns what shows a value of the figure, or none of it. */
function showFigure(registry: Registry, { name, help, labels = {} }: Figure) {
  const labelNames = Object.keys(labels);
  const existing = registry.getSingleMetric(name);
  const Kind = name.endsWith("_total") ? Counter : Gauge;
  const metric =
    existing instanceof Kind
      ? existing
      : new Kind({ name, help, labelNames, registers: [registry] });
  return (value: number | undefined) => {
    metric.remove(labels);
    if (value !== undefined) metric.inc(labels, value);
  };
}
