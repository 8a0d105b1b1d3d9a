import { getBars } from "./code39.ts";

/** An order's number for a scanner, which types it into the search. */
export function OrderBarcode({ number }: { number: string }) {
  const code = getBars(number);
  if (code === undefined) return null;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${code.width} 28`}
      preserveAspectRatio="none"
      className="h-[14mm] w-[76mm] fill-text"
    >
      {code.bars.map(({ x, width }) => (
        <rect key={x} x={x} y="0" width={width} height="28" />
      ))}
    </svg>
  );
}
