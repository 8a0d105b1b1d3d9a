import type { ComponentProps } from "react";
import { reading } from "#i18n/en/reading.ts";

/** A table within a text. On a narrow screen it scrolls by itself, also by keyboard, and the page does not. */
export function TextTable({ children }: ComponentProps<"table">) {
  return (
    <div
      role="group"
      aria-label={reading.table}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      className="my-8 overflow-x-auto rounded-md border border-line bg-surface"
    >
      <table className="w-full min-w-120 text-sm leading-ui">{children}</table>
    </div>
  );
}

export function TableHeading({ children }: ComponentProps<"th">) {
  return (
    <th scope="col" className="px-4 py-3 text-start font-strong">
      {children}
    </th>
  );
}

export function TableCell({ children }: ComponentProps<"td">) {
  return <td className="border-t border-line px-4 py-3 align-top">{children}</td>;
}
