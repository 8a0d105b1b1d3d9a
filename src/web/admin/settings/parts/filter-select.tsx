import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

type FilterSelectProps = {
  /** What it narrows down by; its accessible name. */
  label: string;
  value: string;
  /** The words for not narrowing it down. */
  all: string;
  onChoose: (value: string | null) => void;
  /** The options besides that. */
  children: ReactNode;
};

/** Narrows a list down to one of many. */
export function FilterSelect({ label, value, all, onChoose, children }: FilterSelectProps) {
  return (
    <span className="relative grid">
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChoose(target.value === "" ? null : target.value)}
        className="min-h-11 max-w-56 appearance-none rounded-sm border border-line bg-surface ps-3 pe-9 text-xs font-medium text-ellipsis hover:bg-surface-hover lg:min-h-10"
      >
        <option value="">{all}</option>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-soft"
      />
    </span>
  );
}
