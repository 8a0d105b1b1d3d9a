import { Upload } from "lucide-react";
import { useRef } from "react";
import type { AdminAction } from "#shared/permissions.ts";
import { useMay } from "../../api/abilities.ts";
import { ActionButton } from "../action-button.tsx";
import { decodeSheet, MAX_SHEET_BYTES } from "./decode-sheet.ts";

type SheetButtonProps = {
  label: string;
  needs: AdminAction;
  tone?: "main" | "line";
  isPending: boolean;
  /** Gets the text of the chosen sheet. */
  onSheet: (csv: string) => void;
  onProblem: (problem: "too_large" | "empty") => void;
};

/** A button to choose a sheet file. */
export function SheetButton({ label, needs, tone = "main", ...props }: SheetButtonProps) {
  const { isPending, onSheet, onProblem } = props;
  const input = useRef<HTMLInputElement>(null);
  const isAllowed = useMay()(needs);

  async function read(file: File) {
    if (file.size > MAX_SHEET_BYTES) return onProblem("too_large");
    const csv = decodeSheet(new Uint8Array(await file.arrayBuffer()));
    if (csv === "") onProblem("empty");
    else onSheet(csv);
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        hidden
        disabled={!isAllowed}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Lets the same file, corrected, be chosen again.
          target.value = "";
          if (file) void read(file);
        }}
      />
      <ActionButton
        tone={tone}
        needs={needs}
        isPending={isPending}
        onClick={() => input.current?.click()}
      >
        {!isPending && <Upload aria-hidden className="size-4" />}
        {label}
      </ActionButton>
    </>
  );
}
