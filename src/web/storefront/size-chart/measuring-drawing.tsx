import type { ReactNode } from "react";

/**
 * Drawing of the measure that a step takes; nothing for a step that is none of ours. The step's
 * words say all of it, so the drawing is for the eye alone.
 */
export function MeasuringDrawing({ step }: { step: string }) {
  const drawing = drawings[step];
  if (drawing === undefined) return null;
  return (
    <div className="rounded-window bg-surface p-6">
      <svg
        aria-hidden
        viewBox="0 0 320 230"
        fill="none"
        strokeLinecap="round"
        className="w-full text-accent-solid"
      >
        <path d="M20 213H300" stroke="currentColor" strokeWidth="2" opacity="0.5" />
        {drawing}
      </svg>
    </div>
  );
}

const drawings: Readonly<Record<string, ReactNode>> = {
  length: (
    <>
      <Standing />
      <Measure path="M72 76v16M72 84h136M208 76v16" />
    </>
  ),
  height: (
    <>
      <Sitting />
      <Measure path="M262 46h16M270 46v167M262 213h16" />
    </>
  ),
  weight: (
    <>
      <g transform="translate(34 -2) scale(0.78)">
        <Sitting />
      </g>
      <rect x="82" y="166" width="164" height="47" rx="12" fill="currentColor" opacity="0.35" />
      <Measure path="M164 208v-24M134 206a30 30 0 0 1 60 0" />
    </>
  ),
};

function Standing() {
  return (
    <g fill="currentColor">
      <path d="M80 128q-34-8-38-44" fill="none" stroke="currentColor" strokeWidth="14" />
      <rect x="68" y="104" width="154" height="66" rx="33" />
      <path d="M186 112l24-40 40 40-30 44z" />
      <rect x="80" y="140" width="22" height="73" rx="11" />
      <rect x="108" y="140" width="22" height="73" rx="11" opacity="0.7" />
      <rect x="170" y="140" width="22" height="73" rx="11" opacity="0.7" />
      <rect x="198" y="140" width="22" height="73" rx="11" />
      <Head x={243} y={92} />
    </g>
  );
}

function Sitting() {
  return (
    <g fill="currentColor">
      <path d="M96 202q-34 0-36-30" fill="none" stroke="currentColor" strokeWidth="14" />
      <path d="M90 213c-14-46 22-104 62-112 28-6 46 14 46 44v68z" />
      <rect x="176" y="130" width="22" height="83" rx="11" />
      <Head x={190} y={82} />
    </g>
  );
}

function Head({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="36" />
      <rect x="6" y="-4" width="50" height="30" rx="15" />
      <ellipse cx="-16" cy="4" rx="13" ry="27" className="text-brand" fill="currentColor" />
      <circle cx="12" cy="-8" r="4.5" className="text-surface" fill="currentColor" />
      <circle cx="52" cy="4" r="5" className="text-brand" fill="currentColor" />
    </g>
  );
}

function Measure({ path }: { path: string }) {
  return <path d={path} className="text-link" stroke="currentColor" strokeWidth="4" />;
}
