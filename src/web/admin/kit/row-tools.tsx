import { Pencil, Trash2 } from "lucide-react";
import type { ComponentProps } from "react";
import { ToolButton } from "./tool-button.tsx";

type Tool = Omit<ComponentProps<typeof ToolButton>, "children">;

/** The buttons that change a row of a list, and remove it; one that always stays has no second. */
export function RowTools({ edit, remove }: { edit: Tool; remove: Tool | null }) {
  return (
    <>
      <ToolButton {...edit}>
        <Pencil aria-hidden className="size-4.5" />
      </ToolButton>
      {remove && (
        <ToolButton {...remove}>
          <Trash2 aria-hidden className="size-4.5" />
        </ToolButton>
      )}
    </>
  );
}
