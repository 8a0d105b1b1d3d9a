import type { ComponentProps } from "react";
import { reading } from "#i18n/en/reading.ts";

/**
 * A table within a text. Where its columns find no room it scrolls by itself, also by keyboard, and
 * the page does not.
 */
export function TextTable({ children }: ComponentProps<"table">) {
  return (
    <div
      role="group"
      aria-label={reading.table}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      className="my-8 overflow-x-auto rounded-md border border-line bg-surface"
    >
      <table className="w-full text-sm leading-ui">{children}</table>
    </div>
  );
}

export function TableHeading({ children }: ComponentProps<"th">) {
  return (
    <th scope="col" className="px-3 py-3 text-start font-strong">
      {children}
    </th>
  );
}

export function TableCell({ children }: ComponentProps<"td">) {
  return <td className="border-t border-line px-3 py-3 align-top">{children}</td>;
}
