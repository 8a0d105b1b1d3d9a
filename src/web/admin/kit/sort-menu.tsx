import { ArrowDown, ArrowUp } from "lucide-react";
import { admin } from "#i18n/he/admin.ts";
import { ActionButton } from "./action-button.tsx";
import type { Sorting } from "./data-table.tsx";
import { Menu, MenuChoices, MenuSeparator } from "./menu.tsx";

const text = admin.list;
const directions = [
  { value: "asc", label: text.ascending, Icon: ArrowUp },
  { value: "desc", label: text.descending, Icon: ArrowDown },
] as const;

type SortMenuProps<By extends string> = {
  label: string;
  sorting: Sorting & { readonly by: By };
  choices: readonly { value: By; label: string }[];
  onSort: (wanted: Sorting) => void;
};

/** The order of a list, where the heads of its columns do not show: on a phone, and of columns that are left out. */
export function SortMenu<By extends string>({
  label,
  sorting,
  choices,
  onSort,
}: SortMenuProps<By>) {
  const { by, direction } = sorting;
  const isUp = direction === "asc";
  const Icon = isUp ? ArrowUp : ArrowDown;
  const name = choices.find(({ value }) => value === by)?.label;
  return (
    <Menu
      label={`${label}: ${name}, ${isUp ? text.ascending : text.descending}`}
      trigger={
        <ActionButton>
          <Icon aria-hidden className="size-4" />
          {name}
        </ActionButton>
      }
    >
      <MenuChoices
        label={label}
        value={by}
        choices={choices}
        onChoose={(wanted) => wanted !== by && onSort({ by: wanted, direction })}
      />
      <MenuSeparator />
      <MenuChoices
        label={text.direction}
        value={direction}
        choices={directions}
        onChoose={(wanted) => wanted !== direction && onSort({ by, direction: wanted })}
      />
    </Menu>
  );
}
