import { formatCount } from "#i18n/format-he.ts";
import { areaPath, getBand, columnPath, linePath, xOf, yOf, type Frame } from "./geometry.ts";

/** The lines of the scale, and their numbers at the right. */
export function Marks({ frame, marks }: { frame: Frame; marks: readonly number[] }) {
  const most = marks.at(-1) ?? 1;
  return marks.map((mark) => {
    const y = yOf(frame, mark, most);
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
  values: readonly number[];
  before: readonly number[];
  active: number | null;
};

/** The values; those of the period before are a pale, dashed line. */
export function Series({ frame, kind, most, values, before, active }: SeriesProps) {
  const count = values.length;
  const x = active === null ? 0 : xOf(frame, active, count);
  return (
    <>
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
        <path d={areaPath(frame, values, most)} fill="currentColor" className="text-accent/15" />
      ) : (
        values.map((value, index) => (
          <Column
            key={index}
            frame={frame}
            index={index}
            count={count}
            height={frame.height - frame.bottom - yOf(frame, value, most)}
            isActive={index === active}
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
      {kind === "area" && (
        <path
          d={linePath(frame, values, most)}
          fill="none"
          strokeWidth="2.25"
          strokeLinejoin="round"
          strokeLinecap="round"
          className="stroke-accent"
        />
      )}
      {active !== null && (
        <>
          <circle
            cx={x}
            cy={yOf(frame, before[active] ?? 0, most)}
            r="3.5"
            className="fill-surface stroke-line-strong"
            strokeWidth="1.5"
          />
          <circle
            cx={x}
            cy={yOf(frame, values[active] ?? 0, most)}
            r="4.5"
            className="fill-accent stroke-surface"
            strokeWidth="2"
          />
        </>
      )}
    </>
  );
}

type ColumnProps = {
  frame: Frame;
  index: number;
  count: number;
  height: number;
  isActive: boolean;
};

function Column({ frame, index, count, height, isActive }: ColumnProps) {
  const band = getBand(frame, count);
  const width = Math.min(Math.max(band * 0.66, 1.5), 44);
  const place = {
    x: xOf(frame, index, count) - width / 2,
    width,
    base: frame.height - frame.bottom,
  };
  return (
    <path
      d={columnPath(place, height)}
      fill="currentColor"
      className={isActive ? "text-accent" : "text-accent/60"}
    />
  );
}
