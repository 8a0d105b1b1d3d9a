import { ImagePlus, Paperclip } from "lucide-react";
import { useRef } from "react";
import { uploads as text } from "#i18n/he/uploads.ts";
import type { Call } from "#web/api/api-request.ts";
import { useMissingRight } from "../../api/abilities.ts";
import { ActionButton } from "../action-button.tsx";
import { FileTarget } from "./file-target.tsx";
import type { UploadKind } from "./upload-kinds.ts";

type DropZoneProps = {
  /** The call that takes each file. */
  call: Call;
  kind: UploadKind;
  /** On one line, below something else. */
  isSlim: boolean;
  onFiles: (files: readonly File[]) => void;
};

const looks = {
  over: "border-accent bg-accent-wash",
  idle: "border-line-strong bg-surface",
};

/** The area to drop or choose files. */
export function DropZone({ isSlim, ...chooser }: DropZoneProps) {
  const { call, kind, onFiles } = chooser;
  return (
    <FileTarget
      call={call}
      onFiles={onFiles}
      looks={looks}
      className={
        isSlim
          ? "flex flex-wrap items-center gap-x-3 gap-y-1 rounded-sm border border-dashed px-2 py-1"
          : "grid justify-items-center gap-2 rounded-md border-2 border-dashed px-5 py-7 text-center"
      }
    >
      {!isSlim && (
        <>
          <ImagePlus aria-hidden className="size-8 text-faint" />
          <p className="hidden sm:block">
            {kind.words.drop} {text.or}
          </p>
        </>
      )}
      <FileChooser {...chooser} tone={isSlim ? "quiet" : "main"} />
    </FileTarget>
  );
}

type FileChooserProps = Omit<DropZoneProps, "isSlim"> & { tone?: "quiet" | "main" };

/** The button to choose files, with the rules for them. */
export function FileChooser({ call, kind, tone = "quiet", onFiles }: FileChooserProps) {
  const { types, words } = kind;
  const input = useRef<HTMLInputElement>(null);
  const isAllowed = useMissingRight({ call }) === undefined;
  return (
    <>
      <ActionButton tone={tone} call={call} onClick={() => input.current?.click()}>
        {tone === "quiet" && <Paperclip aria-hidden className="size-4" />}
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
    </>
  );
}
