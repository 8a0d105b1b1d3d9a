import { documentLanguage } from "#i18n/language.ts";
import { formatCount } from "#i18n/format-he.ts";
import {
  areaPath,
  bandPath,
  columnPath,
  getBand,
  linePath,
  toX,
  toY,
  type Frame,
} from "./geometry.ts";
import { useHatching } from "./hatching.tsx";
import { getRuns, getTop, type Point } from "./point.ts";

/** The lines of the scale, and their numbers at the right. */
export function Marks({ frame, marks }: { frame: Frame; marks: readonly number[] }) {
  const most = marks.at(-1) ?? 1;
  return marks.map((mark) => {
    const y = toY(frame, mark, most);
    return (
      <g key={mark} className="text-faint">
        <line x1="0" x2={frame.width - frame.scale} y1={y} y2={y} className="stroke-line" />
        <text x={frame.width} y={y + 4} textAnchor="end" fill="currentColor">
          {formatCount(mark)}
        </text>
      </g>
    );
  });
}

type SeriesProps = {
  frame: Frame;
  kind: "area" | "columns";
  /** The end of the scale. */
  most: number;
  points: readonly Point[];
  active: number | null;
};

/**
 * The values; those of the period before are a pale, dashed line. What is not final is hatched, and
 * so is what may come on top of it.
 */
export function Series({ frame, kind, most, points, active }: SeriesProps) {
  const hatching = useHatching();
  const before = points.map((point) => point.before.value);
  const x = active === null ? 0 : toX(frame, active, points.length);
  const marked = active === null ? undefined : points[active];
  return (
    <>
      <g className="text-accent">{hatching.definition}</g>
      {active !== null && (
        <line
          x1={x}
          x2={x}
          y1={frame.top}
          y2={frame.height - frame.bottom}
          className="stroke-line-strong"
          strokeDasharray="2 3"
        />
      )}
      {kind === "area" ? (
        <Area frame={frame} most={most} points={points} hatch={hatching.fill} />
      ) : (
        points.map(({ value, unfinished }, index) => (
          <Column
            key={index}
            frame={frame}
            index={index}
            count={points.length}
            height={frame.height - frame.bottom - toY(frame, value, most)}
            isActive={index === active}
            hatch={unfinished === null ? null : hatching.fill}
          />
        ))
      )}
      <path
        d={linePath(frame, before, most)}
        fill="none"
        strokeDasharray="5 5"
        strokeWidth="1.5"
        strokeLinejoin="round"
        className="stroke-line-strong"
      />
      {marked && (
        <>
          <circle
            cx={x}
            cy={toY(frame, marked.before.value, most)}
            r="3.5"
            className="fill-surface stroke-line-strong"
            strokeWidth="1.5"
          />
          <circle
            cx={x}
            cy={toY(frame, marked.value, most)}
            r="4.5"
            className="fill-accent stroke-surface"
            strokeWidth="2"
          />
        </>
      )}
    </>
  );
}

type AreaProps = Pick<SeriesProps, "frame" | "most" | "points"> & { hatch: string };

/** A line over its area: solid where it is final, dotted where it is not. */
function Area({ frame, most, points, hatch }: AreaProps) {
  const values = points.map(({ value }) => value);
  const tops = points.map(getTop);
  const hasPending = points.some(({ pending }) => pending !== null && pending.value > 0);
  const line = {
    fill: "none",
    strokeLinejoin: "round",
    strokeLinecap: "round",
    className: "stroke-accent",
  } as const;
  return (
    <>
      <path d={areaPath(frame, values, most)} fill="currentColor" className="text-accent/15" />
      {hasPending && (
        <>
          <path d={bandPath(frame, values, tops, most)} fill={hatch} />
          {getRuns(points, false).map((run) => (
            <path
              key={run[0]}
              {...line}
              d={linePath(frame, tops, most, toMinimumRange(run, points.length))}
              strokeWidth="1.25"
              strokeOpacity="0.7"
            />
          ))}
        </>
      )}
      {getRuns(points, false).map((run) => (
        <path
          key={run[0]}
          {...line}
          d={linePath(frame, values, most, toMinimumRange(run, points.length))}
          strokeWidth="2"
          strokeDasharray="1 5"
        />
      ))}
      {getRuns(points, true).map((run) => (
        <path key={run[0]} {...line} d={linePath(frame, values, most, run)} strokeWidth="2.25" />
      ))}
    </>
  );
}

/** A run with the points that it leads from and to. */
function toMinimumRange(
  [from, to]: readonly [number, number],
  count: number,
): readonly [number, number] {
  return [Math.max(from - 1, 0), Math.min(to + 1, count - 1)];
}

/** Where days are not final, and a word for it where there is room. */
export function UnfinishedDays({
  frame,
  points,
  word,
}: {
  frame: Frame;
  points: readonly Point[];
  word: string;
}) {
  const runs = getRuns(points, false);
  const band = getBand(frame, points.length);
  const longest = Math.max(...runs.map(([from, to]) => to - from));
  const named = runs.findLast(([from, to]) => to - from === longest);
  return runs.map((run) => {
    const [from, to] = run;
    const width = (to - from + 1) * band;
    const left = Math.min(...run.map((at) => toX(frame, at, points.length))) - band / 2;
    return (
      <g key={from}>
        <rect
          x={left}
          y={frame.top}
          width={width}
          height={frame.height - frame.bottom - frame.top}
          className="fill-mute-bg"
          fillOpacity="0.5"
        />
        {run === named && width >= ROOM_FOR_WORD && (
          <text
            x={left + width / 2}
            y={frame.top - 4}
            textAnchor="middle"
            fill="currentColor"
            direction={documentLanguage.dir}
            className="text-soft"
          >
            {word}
          </text>
        )}
      </g>
    );
  });
}

const ROOM_FOR_WORD = 56;

type ColumnProps = {
  frame: Frame;
  index: number;
  count: number;
  height: number;
  isActive: boolean;
  /** Fill of a column that is not final; null for one that is. */
  hatch: string | null;
};

function Column({ frame, index, count, height, isActive, hatch }: ColumnProps) {
  const band = getBand(frame, count);
  const width = Math.min(Math.max(band * 0.66, 1.5), 44);
  const place = {
    x: toX(frame, index, count) - width / 2,
    width,
    base: frame.height - frame.bottom,
  };
  if (hatch !== null)
    return (
      <path
        d={columnPath(place, height)}
        fill={hatch}
        strokeDasharray="3 2"
        className={isActive ? "stroke-accent" : "stroke-accent/60"}
      />
    );
  return (
    <path
      d={columnPath(place, height)}
      fill="currentColor"
      className={isActive ? "text-accent" : "text-accent/60"}
    />
  );
}
