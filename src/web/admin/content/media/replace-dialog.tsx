import { useState } from "react";
import { images as text } from "#i18n/he/images.ts";
import type { LibraryImage } from "#modules/media/admin/contract.ts";
import { CatalogImage } from "#ui/image.tsx";
import { useApiAction } from "../../api/use-api.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { MediaPicker } from "./media-picker.tsx";
import { UseList } from "./use-list.tsx";

type ReplaceDialogProps = { image: LibraryImage; onClose: () => void };

/** Replaces an image wherever it is used, after showing what will change. */
export function ReplaceDialog({ image, onClose }: ReplaceDialogProps) {
  const from = image.address;
  const [to, setTo] = useState("");
  const replace = useApiAction("POST /api/admin/pictures/replace", {
    ...text.replace,
    onDone: onClose,
  });
  const isReady = to !== "" && to !== from;
  return (
    <EditDialog
      title={text.replace.title}
      description={text.replace.text}
      size="lg"
      submit={text.replace.submit}
      typed={to}
      action={replace}
      disabledReason={isReady ? undefined : text.replace.chooseFirst}
      onClose={onClose}
      onSubmit={() => isReady && replace.mutate({ body: { from, to } })}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="grid content-start gap-2">
          <p className="font-medium">{text.replace.now}</p>
          <CatalogImage
            imageUrl={from}
            alt={image.altEn ?? ""}
            sizes="20rem"
            className="aspect-4/3 w-full rounded-sm bg-studio bg-none object-contain"
          />
        </div>
        <MediaPicker label={text.replace.with} value={to} onChoose={setTo} />
      </div>
      <section className="grid gap-2">
        <h3 className="text-sm">{text.replace.changes}</h3>
        <UseList uses={image.uses} />
      </section>
    </EditDialog>
  );
}
