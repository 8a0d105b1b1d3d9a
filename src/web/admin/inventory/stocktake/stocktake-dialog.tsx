import { useState } from "react";
import { admin } from "#i18n/he/admin.ts";
import { inventory } from "#i18n/he/inventory.ts";
import type { FileFormat } from "#modules/downloads/formats.ts";
import type { SheetProblem } from "#shared/sheet-problems.ts";
import { fetchApi } from "#web/api/api-client.ts";
import { useApiAction } from "../../api/use-api.ts";
import { Dialog, DialogWayOut } from "../../kit/dialog.tsx";
import { FileMenu } from "../../kit/files/file-menu.tsx";
import { saveSmallFile } from "../../kit/files/save-small-file.ts";
import { SheetButton } from "../../kit/sheets/sheet-button.tsx";
import { getSheetProblem } from "../../kit/sheets/sheet-problem.ts";
import { showErrorToast } from "../../kit/toasts.ts";
import { StocktakePreview, type Preview } from "./stocktake-preview.tsx";

const text = inventory.stocktake;

/** A stocktake: a sheet to download, a preview of the differences, and the correction. */
export function StocktakeDialog({ onClose }: { onClose: () => void }) {
  const [sheet, setSheet] = useState("");
  const [preview, setPreview] = useState<Preview>();
  const [problem, setProblem] = useState<string>();
  const previewing = useApiAction("POST /api/admin/stocktake/preview", {
    changesNothing: true,
    failed: text.previewFailed,
    onDone: setPreview,
    onError(error) {
      const found = getSheetProblem(error);
      setPreview(undefined);
      setProblem(found && sheetLabels[found]);
      return found !== undefined;
    },
  });
  const applying = useApiAction("POST /api/admin/stocktake", {
    failed: text.failed,
    onDone: onClose,
    saved: ({ changed }) => text.saved(changed),
    onConflict() {
      setProblem(text.moved);
      previewing.mutate({ body: { csv: sheet } });
    },
  });

  return (
    <Dialog onClose={onClose} size="lg" title={text.title} description={text.intro}>
      <div className="flex flex-wrap gap-2">
        <DownloadButton />
        <SheetButton
          action={previewing}
          label={preview === undefined ? text.upload : text.another}
          onProblem={(found) => setProblem(sheetLabels[found])}
          onSheet={(csv) => {
            setProblem(undefined);
            setSheet(csv);
            previewing.mutate({ body: { csv } });
          }}
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
          action={{ ...applying, isPending: applying.isPending || previewing.isPending }}
          onApply={(note) =>
            applying.mutate({
              body: {
                rows: preview.rows.map(({ variantId, counted, version }) => ({
                  variantId,
                  counted,
                  version,
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

/** Messages about problems with the sheet as a whole. */
const sheetLabels: Readonly<Record<SheetProblem | "too_large", string>> = {
  ...text.sheetProblems,
  too_large: text.tooLarge,
};

function DownloadButton() {
  const [isPending, setPending] = useState(false);
  async function fetchSheet(format: FileFormat) {
    setPending(true);
    try {
      saveSmallFile(await fetchApi("GET /api/admin/stocktake/sheet", { query: { format } }));
    } catch (error) {
      showErrorToast(text.downloadFailed, error);
    }
    setPending(false);
  }
  return (
    <FileMenu isPending={isPending} onFormat={(format) => void fetchSheet(format)}>
      {text.download}
    </FileMenu>
  );
}
