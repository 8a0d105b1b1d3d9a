// A warning that nobody reads is a defect: what our code writes to the console as a warning or an
// error fails the test.
import { afterEach, beforeEach } from "vitest";

const noise: string[] = [];

for (const level of ["error", "warn"] as const) {
  const original = console[level];
  console[level] = (...args: unknown[]) => {
    noise.push(`console.${level}: ${args.map(String).join(" ")}`);
    original(...args);
  };
}

function failOnNoise(): void {
  const lines = noise.splice(0);
  if (lines.length > 0) throw new Error(`Unexpected output:\n${lines.join("\n")}`);
}

// Before as well: what was said while the file was loaded belongs to its first test.
beforeEach(failOnNoise);
afterEach(failOnNoise);
