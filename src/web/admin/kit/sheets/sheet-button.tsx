import { Upload } from "lucide-react";
import { useRef } from "react";
import { useMissingRight, type ActionState } from "../../api/abilities.ts";
import { ActionButton } from "../action-button.tsx";
import { parseSheet, MAX_SHEET_BYTES } from "./parse-sheet.ts";

type SheetButtonProps = {
  label: string;
  /** Sends the sheet. */
  action: ActionState;
  tone?: "main" | "line";
  /** Gets the text of the chosen sheet. */
  onSheet: (csv: string) => void;
  onProblem: (problem: "too_large" | "empty" | "unreadable") => void;
};

/** A button to choose a sheet file. */
export function SheetButton({ label, action, tone = "main", ...props }: SheetButtonProps) {
  const { onSheet, onProblem } = props;
  const input = useRef<HTMLInputElement>(null);
  const isAllowed = useMissingRight({ action }) === undefined;

  async function read(file: File) {
    if (file.size > MAX_SHEET_BYTES) return onProblem("too_large");
    try {
      const csv = await parseSheet(new Uint8Array(await file.arrayBuffer()));
      if (csv.length > MAX_SHEET_BYTES) onProblem("too_large");
      else if (csv === "") onProblem("empty");
      else onSheet(csv);
    } catch {
      onProblem("unreadable");
    }
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.xlsx,.ods,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        hidden
        disabled={!isAllowed}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Lets the same file, corrected, be chosen again.
          target.value = "";
          if (file) void read(file);
        }}
      />
      <ActionButton tone={tone} action={action} onClick={() => input.current?.click()}>
        {!action.isPending && <Upload aria-hidden className="size-4" />}
        {label}
      </ActionButton>
    </>
  );
}
