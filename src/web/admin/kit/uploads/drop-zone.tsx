import { ImagePlus } from "lucide-react";
import { useRef, useState } from "react";
import { uploads as text } from "#i18n/he/uploads.ts";
import { imageTypes } from "#modules/catalog/admin-words.ts";
import type { AdminAction } from "#shared/permissions.ts";
import { classNames } from "#ui/class-names.ts";
import { useMay } from "../../api/abilities.ts";
import { ActionButton } from "../action-button.tsx";

type DropZoneProps = {
  /** What somebody must be allowed to do. */
  needs: AdminAction;
  onFiles: (files: readonly File[]) => void;
};

/** Where images are dropped, or chosen. */
export function DropZone({ needs, onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isAllowed = useMay()(needs);
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
        event.preventDefault();
        setOver(false);
        if (isAllowed) onFiles([...event.dataTransfer.files]);
      }}
      className={classNames(
        "grid justify-items-center gap-2 rounded-md border-2 border-dashed px-5 py-7 text-center",
        isOver ? "border-accent bg-accent-wash" : "border-line-strong bg-surface",
      )}
    >
      <ImagePlus aria-hidden className="size-8 text-faint" />
      <p className="hidden sm:block">
        {text.drop} {text.or}
      </p>
      <ActionButton tone="main" needs={needs} onClick={() => input.current?.click()}>
        {text.choose}
      </ActionButton>
      <p className="text-xs text-faint">{text.rules}</p>
      <input
        ref={input}
        type="file"
        multiple
        accept={imageTypes.join(",")}
        aria-label={text.choose}
        tabIndex={-1}
        disabled={!isAllowed}
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // So that the same file can be chosen again.
          target.value = "";
        }}
      />
    </div>
  );
}
