import { formatLongMonth } from "#i18n/format-he.ts";
import { analytics } from "#i18n/he/analytics.ts";
import {
  getPeriods,
  isMonth,
  isReportPeriod,
  isRolling,
  formatDays,
  readDays,
  reportPeriods,
  type ReportPeriod,
} from "#modules/analytics/periods.ts";
import { addMonths, type Days } from "#shared/days.ts";
import { BareSelect } from "../kit/bare-select.tsx";
import { Chips } from "../kit/chips.tsx";

const text = analytics.period;

/** Months to choose from, back from this one. */
const MONTHS = 24;

/** The shortest first; the default is set elsewhere. */
const inOrder = reportPeriods.toSorted((a, b) => Number(a) - Number(b));

type PickerProps = {
  period: ReportPeriod;
  /** "2026-06-30" */
  today: string;
  onSelect: (period: ReportPeriod) => void;
};

/** Days that end today, a calendar month, or days of one's own. */
export function PeriodPicker({ period, today, onSelect }: PickerProps) {
  const own = readDays(period);
  const month = isMonth(period) ? period : null;
  const select = (name: string) => isReportPeriod(name) && onSelect(name);
  const choices = [
    ...inOrder.map((value) => ({ value, label: text.choices[value] })),
    { value: "month" as const, label: text.month },
    { value: "own" as const, label: text.own },
  ];
  return (
    <div className="grid max-w-full min-w-0 grid-cols-[minmax(0,1fr)] justify-items-start gap-2 sm:flex sm:flex-wrap sm:items-center print:hidden">
      <Chips
        label={text.label}
        value={isRolling(period) ? period : month === null ? "own" : "month"}
        choices={choices}
        onChoose={(value) => {
          if (value === "month") select(today.slice(0, 7));
          else select(value === "own" ? formatDays(getPeriods(today, period).now) : value);
        }}
      />
      {month !== null && <MonthSelect month={month} today={today} onSelect={select} />}
      {own && <OwnDays key={period} days={own} today={today} onSelect={select} />}
    </div>
  );
}

type PartProps = { today: string; onSelect: (name: string) => void };

function MonthSelect({ month, today, onSelect }: PartProps & { month: string }) {
  const current = today.slice(0, 7);
  const recent = Array.from({ length: MONTHS }, (_, index) => addMonths(current, -index));
  return (
    <BareSelect
      aria-label={text.month}
      value={month}
      onChange={({ target }) => onSelect(target.value)}
      className="border-line text-xs"
    >
      {(recent.includes(month) ? recent : [month, ...recent]).map((value) => (
        <option key={value} value={value}>
          {formatLongMonth(value)}
        </option>
      ))}
    </BareSelect>
  );
}

/** A day that makes no sense with the other one changes nothing. */
function OwnDays({ days, today, onSelect }: PartProps & { days: Days }) {
  return (
    <span className="flex flex-wrap gap-2">
      {(["from", "to"] as const).map((end) => (
        <label key={end} className="flex items-center gap-1.5 text-xs text-soft">
          {text[end]}
          <input
            type="date"
            dir="ltr"
            defaultValue={days[end]}
            min={end === "to" ? days.from : undefined}
            max={end === "from" ? days.to : today}
            onChange={({ target }) => onSelect(formatDays({ ...days, [end]: target.value }))}
            className="num min-h-11 rounded-sm border border-line bg-surface px-2 text-text lg:min-h-10"
          />
        </label>
      ))}
    </span>
  );
}
