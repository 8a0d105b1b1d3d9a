import { toShares } from "./shares.ts";

const WIDTH = 1_000;
const HEIGHT = 28;
const GAP = 8;

/**
 * Parts of a whole as one bar, which begins where reading begins. Numbers beside it say the same:
 * it is only to be seen.
 */
export function ShareBar({
  parts,
}: {
  /** `color` is a class that sets the color of text. */
  parts: readonly { name: string; count: number; color: string }[];
}) {
  const widths = toShares(
    parts.map(({ count }) => count),
    WIDTH,
    GAP,
  );
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-3.5 w-full ltr:-scale-x-100"
    >
      {parts.map(({ name, color }, index) => {
        const { start, width } = widths[index] ?? { start: 0, width: 0 };
        return (
          <rect
            key={name}
            x={WIDTH - start - width}
            width={width}
            height={HEIGHT}
            rx="8"
            fill="currentColor"
            className={color}
          />
        );
      })}
    </svg>
  );
}
