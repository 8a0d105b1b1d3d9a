import { Download, Upload } from "lucide-react";
import { useRef, useState } from "react";
import { admin } from "#i18n/he/admin.ts";
import { inventory } from "#i18n/he/inventory.ts";
import { sheetErrors } from "#modules/inventory/sheet-problems.ts";
import { ApiError, callApi } from "#web/api/api-client.ts";
import { useMay } from "../../api/abilities.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { Dialog, DialogWayOut } from "../../kit/dialog.tsx";
import { toastSuccess, toastFailure } from "../../kit/toasts.ts";
import { decodeSheet, MAX_SHEET_BYTES } from "./read-file.ts";
import { saveFile } from "./save-file.ts";
import { StocktakePreview, type Preview } from "./stocktake-preview.tsx";

const text = inventory.stocktake;

/** A count of the shelf: a sheet to take along, a look at the differences, and the correction. */
export function StocktakeDialog({ onClose }: { onClose: () => void }) {
  const [sheet, setSheet] = useState("");
  const [preview, setPreview] = useState<Preview>();
  const [problem, setProblem] = useState<string>();
  const previewing = useApiAction("POST /api/admin/stocktake/preview", {
    changesNothing: true,
    failed: text.previewFailed,
    onDone: setPreview,
    onFailure(error) {
      const fault = getFault(error);
      setPreview(undefined);
      setProblem(fault);
      return fault !== undefined;
    },
  });
  const applying = useApiAction("POST /api/admin/stocktake", {
    failed: text.failed,
    onDone({ changed }) {
      toastSuccess(text.done(changed));
      onClose();
    },
    onFailure(error) {
      if (!(error instanceof ApiError) || error.code !== "conflict") return false;
      setProblem(text.moved);
      previewing.mutate({ body: { csv: sheet } });
      return true;
    },
  });

  async function read(file: File) {
    setProblem(undefined);
    if (file.size > MAX_SHEET_BYTES) return setProblem(text.tooLarge);
    const csv = decodeSheet(new Uint8Array(await file.arrayBuffer()));
    if (csv === "") return setProblem(text.faults.empty);
    setSheet(csv);
    previewing.mutate({ body: { csv } });
  }

  return (
    <Dialog isOpen onClose={onClose} size="lg" title={text.title} description={text.intro}>
      <div className="flex flex-wrap gap-2">
        <DownloadButton />
        <UploadButton
          isPending={previewing.isPending}
          label={preview === undefined ? text.upload : text.another}
          onFile={(file) => void read(file)}
        />
      </div>
      <p className="text-xs text-faint">{text.uploadHelp}</p>
      {problem !== undefined && (
        <p role="alert" className="rounded-xs bg-warn-bg p-3 text-warn-fg">
          {problem}
        </p>
      )}
      {preview && (
        <StocktakePreview
          preview={preview}
          isPending={applying.isPending || previewing.isPending}
          onApply={(note) =>
            applying.mutate({
              body: {
                rows: preview.rows.map(({ variantId, counted, onHand }) => ({
                  variantId,
                  counted,
                  seenOnHand: onHand,
                })),
                note,
              },
            })
          }
        />
      )}
      <div className="border-t border-line pt-4">
        <DialogWayOut>{admin.dialog.close}</DialogWayOut>
      </div>
    </Dialog>
  );
}

/** What is wrong with the sheet as a whole, in words. */
function getFault(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === "payload_too_large") return text.tooLarge;
  const fault = sheetErrors.find((code) => error.fields["csv"]?.includes(code));
  return fault && text.faults[fault];
}

function DownloadButton() {
  const [isPending, setPending] = useState(false);
  async function download() {
    setPending(true);
    try {
      const { fileName, csv } = await callApi("GET /api/admin/stocktake/sheet", {});
      saveFile(fileName, csv, "text/csv;charset=utf-8");
    } catch (error) {
      toastFailure(text.downloadFailed, error);
    }
    setPending(false);
  }
  return (
    <ActionButton isPending={isPending} onClick={() => void download()}>
      {!isPending && <Download aria-hidden className="size-4" />}
      {text.download}
    </ActionButton>
  );
}

function UploadButton({
  label,
  isPending,
  onFile,
}: {
  label: string;
  isPending: boolean;
  onFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const mayCount = useMay()("stock.write");
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        hidden
        disabled={!mayCount}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file again, mended, is a new choice.
          target.value = "";
          if (file) onFile(file);
        }}
      />
      <ActionButton
        tone="main"
        needs="stock.write"
        isPending={isPending}
        onClick={() => input.current?.click()}
      >
        {!isPending && <Upload aria-hidden className="size-4" />}
        {label}
      </ActionButton>
    </>
  );
}
