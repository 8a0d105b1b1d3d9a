import { ImageOff } from "lucide-react";
import { useState } from "react";
import { images as text } from "#i18n/he/images.ts";
import { CatalogImage } from "#ui/image.tsx";
import { ActionButton } from "../../kit/action-button.tsx";
import { loadLater } from "../../kit/load-later.tsx";

const PickerDialog = loadLater(async () => (await import("./picker-dialog.tsx")).PickerDialog);

type MediaPickerProps = {
  /** Purpose of the image; the name of the field. */
  label: string;
  /** Its stored address; empty where there is none. */
  value: string;
  onChoose: (address: string) => void;
};

/** A field that holds an image of the library: the one that is chosen, and the way to another. */
export function MediaPicker({ label, value, onChoose }: MediaPickerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div role="group" aria-label={label} className="grid content-start gap-2">
      <p aria-hidden className="font-medium">
        {label}
      </p>
      <div className="grid aspect-4/3 w-full place-items-center overflow-hidden rounded-sm bg-studio text-on-studio-soft">
        {value === "" ? (
          <p className="grid justify-items-center gap-1 text-xs">
            <ImageOff aria-hidden className="size-6" />
            {text.picker.none}
          </p>
        ) : (
          <CatalogImage
            imageUrl={value}
            sizes="20rem"
            className="size-full bg-none object-contain"
          />
        )}
      </div>
      <div>
        <ActionButton call="POST /api/admin/pictures" onClick={() => setOpen(true)}>
          {value === "" ? text.picker.choose : text.picker.change}
        </ActionButton>
      </div>
      {isOpen && (
        <PickerDialog
          label={label}
          value={value}
          onClose={() => setOpen(false)}
          onChoose={(address) => {
            setOpen(false);
            onChoose(address);
          }}
        />
      )}
    </div>
  );
}
