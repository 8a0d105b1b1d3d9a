import { useState, type ReactNode } from "react";
import { joinClassNames } from "#ui/class-names.ts";
import type { Call } from "#web/api/api-request.ts";
import { useMissingRight } from "../../api/abilities.ts";

type FileTargetProps = {
  /** The call that takes each file. */
  call: Call;
  onFiles: (files: readonly File[]) => void;
  className: string;
  /** Its looks while files are held over it, and at other times. */
  looks: { readonly over: string; readonly idle: string };
  children: ReactNode;
};

/** An area that takes files which are dropped on it, or pasted while the focus is in it. */
export function FileTarget({ call, onFiles, className, looks, children }: FileTargetProps) {
  const [isOver, setOver] = useState(false);
  const isAllowed = useMissingRight({ call }) === undefined;
  return (
    <div
      onDragOver={(event) => {
        if (!isAllowed || !event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        const isInside =
          event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!isInside) setOver(false);
      }}
      onDrop={(event) => {
        // Dragged text may be dropped into a field.
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(false);
        if (isAllowed) onFiles([...event.dataTransfer.files]);
      }}
      onPaste={(event) => {
        const { types, files } = event.clipboardData;
        // Office programs put an image of copied text beside it.
        if (!isAllowed || files.length === 0 || types.includes("text/plain")) return;
        event.preventDefault();
        onFiles([...files]);
      }}
      className={joinClassNames(className, isOver ? looks.over : looks.idle)}
    >
      {children}
    </div>
  );
}
