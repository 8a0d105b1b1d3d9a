import { toX, type Frame } from "./geometry.ts";
import type { Point } from "./point.ts";
import { documentLanguage } from "#i18n/language.ts";

const WIDTH = 208;
const HEIGHT = 176;
const GAP = 12;

/** Values of the point under the pointer or the focus, on the side where there is room. */
export function Tooltip({
  frame,
  index,
  count,
  point,
}: {
  frame: Frame;
  index: number;
  count: number;
  point: Point;
}) {
  const x = toX(frame, index, count);
  const left = x + GAP + WIDTH > frame.width ? x - GAP - WIDTH : x + GAP;
  const { title, text, pending, unfinished, before } = point;
  return (
    <foreignObject
      x={Math.min(Math.max(left, 0), Math.max(frame.width - WIDTH, 0))}
      y={frame.top}
      width={Math.min(WIDTH, frame.width)}
      height={HEIGHT}
      className="pointer-events-none"
    >
      <div
        dir={documentLanguage.dir}
        className="grid gap-0.5 rounded-sm border border-line bg-surface px-3 py-2 text-xs leading-ui shadow-mid"
      >
        <span className="text-faint">{title}</span>
        <bdi className="font-strong">{text}</bdi>
        {pending !== null && pending.value > 0 && <span>{pending.text}</span>}
        {unfinished !== null && <span className="text-warn-fg">{unfinished}</span>}
        <span className="flex justify-between gap-2 text-faint">
          <span>{before.title}</span>
          <bdi>{before.text}</bdi>
        </span>
      </div>
    </foreignObject>
  );
}
