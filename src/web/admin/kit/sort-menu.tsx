import { ArrowDown, ArrowUp } from "lucide-react";
import { admin } from "#i18n/he/admin.ts";
import { ActionButton } from "./action-button.tsx";
import { Menu, MenuChoices, MenuSeparator } from "./menu.tsx";
import type { Sorting } from "./sorting.ts";

const text = admin.list;
const directions = [
  { value: "asc", label: text.ascending, Icon: ArrowUp },
  { value: "desc", label: text.descending, Icon: ArrowDown },
] as const;

type SortMenuProps<By extends string> = {
  label: string;
  list: {
    readonly sorting: Sorting<By>;
    readonly sorts: readonly By[];
    readonly handlePress: (by: string) => void;
  };
  labels: Readonly<Record<By, string>>;
};

/** The sort menu of a list, for a phone and for hidden columns. */
export function SortMenu<By extends string>({ label, list, labels }: SortMenuProps<By>) {
  const { by, direction } = list.sorting;
  const isUp = direction === "asc";
  const Icon = isUp ? ArrowUp : ArrowDown;
  return (
    <Menu
      label={`${label}: ${labels[by]}, ${isUp ? text.ascending : text.descending}`}
      trigger={
        <ActionButton>
          <Icon aria-hidden className="size-4" />
          {labels[by]}
        </ActionButton>
      }
    >
      <MenuChoices
        label={label}
        value={by}
        choices={list.sorts.map((value) => ({ value, label: labels[value] }))}
        onChoose={(requested) => requested !== by && list.handlePress(requested)}
      />
      <MenuSeparator />
      <MenuChoices
        label={text.direction}
        value={direction}
        choices={directions}
        onChoose={(requested) => requested !== direction && list.handlePress(by)}
      />
    </Menu>
  );
}
