/** Figures of a server in one round: p99 in ms, processor time per request in microseconds. */
export type Summary = { requestsPerSecond: number; p99Ms: number; cpuMicroseconds: number };
