import { ImagePlus, Paperclip } from "lucide-react";
import { useRef, useState } from "react";
import { uploads as text } from "#i18n/he/uploads.ts";
import { joinClassNames } from "#ui/class-names.ts";
import type { Call } from "#web/api/api-request.ts";
import { useMissingRight } from "../../api/abilities.ts";
import { ActionButton } from "../action-button.tsx";
import type { UploadKind } from "./upload-kinds.ts";

type DropZoneProps = {
  /** The call that takes each file. */
  call: Call;
  kind: UploadKind;
  /** On one line, below something else. */
  isSlim: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** The area to drop or choose files. */
export function DropZone({ call, kind, isSlim, onFiles }: DropZoneProps) {
  const { types, words } = kind;
  const input = useRef<HTMLInputElement>(null);
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
        event.preventDefault();
        setOver(false);
        if (isAllowed) onFiles([...event.dataTransfer.files]);
      }}
      className={joinClassNames(
        "border-dashed",
        isSlim
          ? "flex flex-wrap items-center gap-x-3 gap-y-1 rounded-sm border px-2 py-1"
          : "grid justify-items-center gap-2 rounded-md border-2 px-5 py-7 text-center",
        isOver ? "border-accent bg-accent-wash" : "border-line-strong bg-surface",
      )}
    >
      {!isSlim && (
        <>
          <ImagePlus aria-hidden className="size-8 text-faint" />
          <p className="hidden sm:block">
            {words.drop} {text.or}
          </p>
        </>
      )}
      <ActionButton
        tone={isSlim ? "quiet" : "main"}
        call={call}
        onClick={() => input.current?.click()}
      >
        {isSlim && <Paperclip aria-hidden className="size-4" />}
        {words.choose}
      </ActionButton>
      <p className="text-xs text-faint">{words.rules}</p>
      <input
        ref={input}
        type="file"
        multiple
        accept={types.join(",")}
        aria-label={words.choose}
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
