import { ChevronDown, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { formatCount } from "#i18n/format-he.ts";
import { Options } from "#ui/options.tsx";
import { ActionButton } from "./action-button.tsx";
import { BareSelect } from "./bare-select.tsx";
import { Chips } from "./chips.tsx";
import { Menu, MenuChoices } from "./menu.tsx";
import type { FilterField } from "./use-list.ts";

type ChoiceProps<Value extends string> = {
  /** Name of the filter; its accessible name. */
  label: string;
  field: FilterField<Value>;
  labels: Readonly<Record<Value, string>>;
};

type FilterChipsProps<Value extends string> = ChoiceProps<Value> & {
  /** How many rows there are of each, where that is known. */
  counts?: Readonly<Partial<Record<Value, string | number>>> | undefined;
};

/** Narrows a list down to one of a few, which stand side by side. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, field, labels, counts } = props;
  return (
    <Chips
      label={label}
      value={field.value}
      choices={field.choices.map((value) => {
        const count = counts?.[value];
        const shown = typeof count === "number" ? formatCount(count) : count;
        return { value, label: labels[value] + (shown === undefined ? "" : ` (${shown})`) };
      })}
      onChoose={(value) => field.select(value)}
    />
  );
}

/** Narrows a list down to one of some, which open in a menu. */
export function FilterMenu<Value extends string>({
  label,
  field: { value, choices, select },
  labels,
  icons,
  Icon,
}: ChoiceProps<Value> & {
  icons?: Readonly<Partial<Record<Value, LucideIcon>>>;
  /** Says what is chosen, where the words alone do not. */
  Icon?: LucideIcon;
}) {
  return (
    <Menu
      label={`${label}: ${labels[value]}`}
      trigger={
        <ActionButton>
          {Icon && <Icon aria-hidden className="size-4" />}
          {labels[value]}
          <ChevronDown aria-hidden className="size-4" />
        </ActionButton>
      }
    >
      <MenuChoices
        label={label}
        value={value}
        choices={choices.map((it) => ({ value: it, label: labels[it], Icon: icons?.[it] }))}
        onChoose={(requested) => select(requested)}
      />
    </Menu>
  );
}

// As wide as ever: options that are read later would push the others away.
const selectClass = "w-52 border-line text-xs font-medium hover:bg-surface-hover";

/** Narrows a list down to one of many. */
export function FilterSelect<Value extends string>({
  label,
  field: { value, choices, select },
  labels,
}: ChoiceProps<Value>) {
  return (
    <BareSelect
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const requested = choices.find((it) => it === target.value);
        if (requested !== undefined) select(requested);
      }}
      className={selectClass}
    >
      <Options values={choices} labels={labels} />
    </BareSelect>
  );
}

type OptionsSelectProps = {
  label: string;
  field: FilterField;
  /** Options; "" narrows nothing down. */
  children: ReactNode;
};

/** Narrows a list down to one of what has been read. */
export function OptionsSelect({ label, field, children }: OptionsSelectProps) {
  return (
    <BareSelect
      aria-label={label}
      value={field.value}
      onChange={({ target }) => field.select(target.value)}
      className={selectClass}
    >
      {children}
    </BareSelect>
  );
}
