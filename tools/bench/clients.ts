import type { Summary } from "./summary.ts";
import { percentile } from "./wrk.ts";

/**
 * Lets so many clients ask one thing after the other for so many seconds. `readCpu` says how much
 * processor time, in microseconds, those who answer have used so far.
 */
export async function measureClients(
  options: { clients: number; seconds: number; readCpu: () => number },
  ask: (client: number) => Promise<unknown>,
): Promise<Summary> {
  const { clients, seconds, readCpu } = options;
  const times: number[] = [];
  const cpuBefore = readCpu();
  const startedAt = performance.now();
  async function run(client: number): Promise<void> {
    while (performance.now() - startedAt < seconds * 1_000) {
      const from = performance.now();
      await ask(client);
      times.push(performance.now() - from);
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => run(client)));
  const took = (performance.now() - startedAt) / 1_000;
  return {
    requestsPerSecond: times.length / took,
    p99Ms: percentile(times, 0.99),
    cpuMicroseconds: (readCpu() - cpuBefore) / times.length,
  };
}
