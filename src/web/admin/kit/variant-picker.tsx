import { Plus } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { newOrder } from "#i18n/he/new-order.ts";
import { LoadedPart } from "#web/loading/loaded-part.tsx";
import type { VariantComboboxProps } from "./variant-combobox.tsx";

const text = newOrder.lines;

type VariantPickerProps = Pick<VariantComboboxProps, "rate" | "onPick"> & {
  /** The message about the lines below it is a problem. */
  isInvalid: boolean;
};

/** The list to choose from is large, and comes while the form is already there. */
const loadCombobox = async () => (await import("./variant-combobox.tsx")).VariantCombobox;

/** Finds a variant by some words, and adds it to the order. */
export function VariantPicker({ isInvalid, ...props }: VariantPickerProps) {
  const [typed, setTyped] = useState("");
  const [hasFocus, setFocused] = useState(false);
  const field = {
    id: "lines",
    placeholder: text.placeholder,
    maxLength: 200,
    "aria-invalid": isInvalid || undefined,
    "aria-describedby": "lines-error",
    // It chooses; an order is not sent by it.
    onKeyDown: (event: KeyboardEvent) => event.key === "Enter" && event.preventDefault(),
    className:
      "min-h-11 w-full rounded-sm border border-line-strong bg-surface ps-9 pe-3 placeholder:text-faint hover:border-soft focus-visible:rounded-sm focus-visible:outline-offset-0 aria-invalid:border-2 aria-invalid:border-danger-solid lg:min-h-10",
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor="lines" className="text-sm font-medium">
        {text.add}
      </label>
      <div className="relative">
        <Plus
          aria-hidden
          className="pointer-events-none absolute inset-y-0 start-3 z-1 my-auto size-4 text-faint"
        />
        <LoadedPart
          load={loadCombobox}
          props={{ ...props, field, typed, onType: setTyped, takesFocus: hasFocus }}
          fallback={
            <input
              {...field}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onFocus={() => setFocused(true)}
              onBlur={() => setFocused(false)}
            />
          }
        />
      </div>
    </div>
  );
}
