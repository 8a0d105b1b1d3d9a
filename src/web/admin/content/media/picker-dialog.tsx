import { useState } from "react";
import { images as text } from "#i18n/he/images.ts";
import { imageViews, type ImageView } from "#modules/media/image-names.ts";
import type { LibraryImage } from "#modules/media/admin/contract.ts";
import { useApi } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { FilterChips } from "../../kit/list-filters.tsx";
import { ListFrame } from "../../kit/list-frame.tsx";
import { EmptyState } from "../../kit/list-states.tsx";
import { SearchField } from "../../kit/search-field.tsx";
import { Uploads } from "../../kit/uploads/uploads.tsx";
import { ImageGrid } from "./image-grid.tsx";
import { getUploadUrl } from "./image-list.ts";

type PickerDialogProps = {
  label: string;
  /** The address of the image that is chosen now. */
  value: string;
  onChoose: (address: string) => void;
  onClose: () => void;
};

/** The library as a dialog: a press chooses an image, and so does adding one. */
export function PickerDialog({ label, value, onChoose, onClose }: PickerDialogProps) {
  const [q, setQ] = useState("");
  const [show, setShow] = useState<ImageView>("all");
  /** The cursors that led to this page. */
  const [trail, setTrail] = useState<readonly string[]>([]);
  const after = trail.at(-1);
  const read = useApi("GET /api/admin/pictures", {
    query: { ...(q !== "" && { q }), show, ...(after !== undefined && { after }) },
  });
  const next = read.data?.nextCursor ?? null;
  return (
    <Dialog title={text.picker.title(label)} size="lg" onClose={onClose}>
      <div className="flex flex-wrap items-center gap-2">
        <SearchField
          label={text.search}
          field={{
            value: q,
            choices: [],
            select: (requested) => {
              setQ(requested);
              setTrail([]);
            },
          }}
        />
        <FilterChips
          label={text.show}
          field={{
            value: show,
            choices: imageViews,
            select: (requested) => {
              setShow(requested);
              setTrail([]);
            },
          }}
          labels={text.views}
          counts={read.data?.counts}
        />
      </div>
      <div className="max-h-[50svh] overflow-y-auto rounded-md border border-line">
        <ListFrame
          read={read}
          failed={text.failed}
          isEmpty={({ pictures: images }) => images.length === 0}
          empty={<EmptyState {...text.empty.filtered} />}
        >
          {({ pictures: images }) => (
            <ImageGrid
              images={images}
              chosen={value}
              isStale={read.isPlaceholderData}
              onPress={onChoose}
            />
          )}
        </ListFrame>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {trail.length > 0 && (
          <ActionButton onClick={() => setTrail(trail.slice(0, -1))}>
            {text.picker.previous}
          </ActionButton>
        )}
        {next !== null && (
          <ActionButton onClick={() => setTrail([...trail, next])}>{text.picker.next}</ActionButton>
        )}
      </div>
      <Uploads<LibraryImage>
        call="POST /api/admin/pictures"
        getUrl={getUploadUrl}
        onArrived={({ address }) => onChoose(address)}
      />
    </Dialog>
  );
}
