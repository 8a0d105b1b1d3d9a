import type { ReactNode } from "react";
import { BareSelect } from "../../kit/bare-select.tsx";

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
    <BareSelect
      aria-label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value === "" ? null : target.value)}
      className="max-w-56 border-line text-xs font-medium hover:bg-surface-hover"
    >
      <option value="">{all}</option>
      {children}
    </BareSelect>
  );
}
