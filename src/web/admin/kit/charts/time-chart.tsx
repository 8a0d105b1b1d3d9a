import { isEnglish } from "#i18n/language.ts";
import { formatCount } from "#i18n/format-he.ts";
import { useState, type KeyboardEvent } from "react";
import { joinClassNames } from "#ui/class-names.ts";
import { findIndex, listLabelled, toX, type Frame } from "./geometry.ts";
import { getTop, type Point } from "./point.ts";
import { Marks, Series, UnfinishedDays } from "./series.tsx";
import { getScale } from "./scale.ts";
import { Tooltip } from "./tooltip.tsx";
import { useWidth } from "./use-width.ts";

type TimeChartProps = {
  label: string;
  /** How to use it with the keyboard; heard after the label. */
  help: string;
  kind: "area" | "columns";
  /** The oldest first; at least one. */
  points: readonly Point[];
  /** Label over points that are not final. */
  unfinishedWord: string;
  /** Called for the point that is pressed. */
  onOpen?: ((index: number) => void) | undefined;
};

/** As high as it is drawn (h-60). */
const HEIGHT = 240;
const USUAL_WIDTH = 640;
const LABELS_APART = 64;
const WEEK = 7;

/**
 * Values over time beside those of the period before. Arrows, Home and End go through the points,
 * which are read out; the pointer shows them as well. It is drawn as wide as there is room, so its
 * words keep their size.
 */
export function TimeChart({ label, help, kind, points, unfinishedWord, onOpen }: TimeChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>(USUAL_WIDTH);
  const [active, setActive] = useState<number | null>(null);
  const count = points.length;
  const last = count - 1;
  const shown = active === null ? null : Math.min(active, last);
  const marks = getScale(
    Math.max(...points.flatMap((point) => [getTop(point), point.before.value])),
  );
  const most = marks.at(-1) ?? 1;
  const scale = 18 + 7 * formatCount(most).length;
  const frame: Frame = { width, height: HEIGHT, scale, top: 18, bottom: 28 };
  const point = points[shown ?? last];

  function handlePress(event: KeyboardEvent) {
    const from = shown ?? last;
    // Time runs as one reads.
    const [forward, back] = isEnglish ? [1, -1] : [-1, 1];
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: from + back,
      ArrowUp: from + 1,
      ArrowRight: from + forward,
      ArrowDown: from - 1,
      PageUp: from + WEEK,
      PageDown: from - WEEK,
      Home: 0,
      End: last,
    };
    const to = moves[event.key];
    if (to !== undefined) setActive(Math.min(Math.max(to, 0), last));
    else if (event.key === "Escape" && shown !== null) setActive(null);
    else if (event.key === "Enter" && shown !== null) onOpen?.(shown);
    else return;
    event.preventDefault();
  }

  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label={`${label}. ${help}`}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={shown ?? last}
      aria-valuetext={point && getWords(point)}
      onKeyDown={handlePress}
      onFocus={(event) => event.target.matches(":focus-visible") && setActive(shown ?? last)}
      onBlur={() => setActive(null)}
      onPointerMove={(event) => {
        const left = event.currentTarget.getBoundingClientRect().left;
        setActive(findIndex(frame, event.clientX - left, count));
      }}
      onPointerLeave={() => setActive(null)}
      onClick={() => shown !== null && onOpen?.(shown)}
      className={joinClassNames("min-w-0 touch-pan-y rounded-sm", onOpen && "cursor-pointer")}
    >
      <svg
        aria-hidden
        viewBox={`0 0 ${width} ${HEIGHT}`}
        direction="ltr"
        className="num block h-60 w-full overflow-visible text-2xs"
      >
        <UnfinishedDays frame={frame} points={points} word={unfinishedWord} />
        <Marks frame={frame} marks={marks} />
        {listLabelled(frame, count, LABELS_APART).map((index) => (
          <text
            key={index}
            x={toX(frame, index, count)}
            y={HEIGHT - 8}
            textAnchor="middle"
            fill="currentColor"
            className="text-faint"
          >
            {points[index]?.axis}
          </text>
        ))}
        <Series frame={frame} kind={kind} most={most} points={points} active={shown} />
        {shown !== null && point && (
          <Tooltip frame={frame} index={shown} count={count} point={point} />
        )}
      </svg>
    </div>
  );
}

/** All that the chart shows of a point, to be heard. */
function getWords({ title, text, pending, unfinished, before }: Point): string {
  return [
    `${title}: ${text}`,
    ...(pending === null || pending.value === 0 ? [] : [pending.text]),
    ...(unfinished === null ? [] : [unfinished]),
    `${before.title}: ${before.text}`,
  ].join(". ");
}
