import { SlidersHorizontal, X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { formatCount } from "#i18n/format-he.ts";
import { admin } from "#i18n/he/admin.ts";
import { Options } from "#ui/options.tsx";
import { ActionButton } from "./action-button.tsx";
import { SelectInput, TextInput } from "./fields.tsx";
import { Popup } from "./popup.tsx";
import type { FilterField } from "./use-list.ts";

const text = admin.list;

type FilterPanelProps = {
  /** How many of its filters narrow the list down now. */
  active: number;
  children: ReactNode;
};

/** The less frequent filters, behind one button. */
export function FilterPanel({ active, children }: FilterPanelProps) {
  return (
    <Popup
      kind="dialog"
      trigger={
        <ActionButton>
          <SlidersHorizontal aria-hidden className="size-4" />
          <span className="sm:max-xl:in-data-list-tools:sr-only">
            {text.moreFilters(active === 0 ? "" : formatCount(active))}
          </span>
          {active > 0 && (
            <span aria-hidden className="num hidden sm:max-xl:in-data-list-tools:inline">
              {formatCount(active)}
            </span>
          )}
        </ActionButton>
      }
    >
      {({ Popover }, button) => (
        <Popover.Root>
          <Popover.Trigger {...button} />
          <Popover.Portal>
            <Popover.Positioner align="start" sideOffset={6} className="z-(--z-dialog)">
              <Popover.Popup
                aria-label={text.moreFilters("")}
                className="grid max-h-(--available-height) w-[min(24rem,calc(100vw-2rem))] gap-4 overflow-y-auto rounded-md border border-line bg-surface p-4 text-sm leading-ui shadow-mid outline-none"
              >
                {children}
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Popup>
  );
}

type PanelSelectProps<Value extends string> = {
  name: string;
  label: string;
  field: FilterField<Value>;
  labels: Readonly<Record<Value, string>>;
};

/** One of a few, in the panel. */
export function PanelSelect<Value extends string>({
  name,
  label,
  field: { value, choices, select },
  labels,
}: PanelSelectProps<Value>) {
  return (
    <SelectInput
      name={name}
      label={label}
      value={value}
      onChange={({ target }) => {
        const requested = choices.find((it) => it === target.value);
        if (requested !== undefined) select(requested);
      }}
    >
      <Options values={choices} labels={labels} />
    </SelectInput>
  );
}

type PanelCodeProps = { name: string; label: string; help: string; field: FilterField };

/** A filter by a whole code: applied by Enter, or by leaving the field. */
export function PanelCode({ name, label, help, field: { value, select } }: PanelCodeProps) {
  const [typed, setTyped] = useState(value);
  const [previous, setPrevious] = useState(value);
  if (previous !== value) {
    setPrevious(value);
    setTyped(value);
  }
  const openQuestion = () => {
    const requested = typed.trim();
    if (requested !== value) select(requested);
  };
  return (
    <TextInput
      name={name}
      label={label}
      help={help}
      isLatin
      maxLength={64}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={openQuestion}
      onKeyDown={({ key }) => key === "Enter" && openQuestion()}
    />
  );
}

export type ActiveFilter = {
  readonly id: string;
  /** Name and value of the filter, in words. */
  readonly label: ReactNode;
  /** The same for those who hear it. */
  readonly name: string;
  readonly remove: () => void;
};

/** Active filters that no control of the list shows; a press removes one. */
export function ActiveFilters({ filters }: { filters: readonly ActiveFilter[] }) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label={text.active} className="flex w-full flex-wrap gap-2">
      {filters.map(({ id, label, name, remove }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={text.removeFilter(name)}
            title={text.removeFilter(name)}
            onClick={remove}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-sm bg-brand-quiet px-3 text-xs text-on-brand-quiet lg:min-h-8"
          >
            {label}
            <X aria-hidden className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
