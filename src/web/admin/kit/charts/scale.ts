const STEPS = 4;
const NICE = [1, 2, 2.5, 5, 10] as const;

/** The marks of a scale from nothing to at least `most`: four steps of a round size. */
export function getScale(most: number): readonly number[] {
  const rough = Math.max(most, STEPS) / STEPS;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = (NICE.find((it) => it * magnitude >= rough) ?? 10) * magnitude;
  return Array.from({ length: STEPS + 1 }, (_, index) => index * step);
}
