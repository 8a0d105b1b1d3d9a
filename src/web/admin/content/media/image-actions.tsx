import { useState } from "react";
import { images as text } from "#i18n/he/images.ts";
import type { LibraryImage } from "#modules/media/admin/contract.ts";
import type { ActionState } from "../../api/abilities.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { ReplaceDialog } from "./replace-dialog.tsx";

type ImageActionsProps = { image: LibraryImage; removing: ActionState; onRemove: () => void };

/** Replaces an image wherever it is used, or takes it out of the library. */
export function ImageActions({ image, removing, onRemove }: ImageActionsProps) {
  const { origin, uses } = image;
  const [asking, setAsking] = useState<"replace" | "remove">();
  const close = () => setAsking(undefined);
  return (
    <div className="flex flex-wrap gap-2">
      <ActionButton
        call="POST /api/admin/pictures/replace"
        disabledReason={uses.length === 0 ? text.noUses : undefined}
        onClick={() => setAsking("replace")}
      >
        {text.replace.button}
      </ActionButton>
      <ActionButton
        tone="danger"
        call="POST /api/admin/pictures/delete"
        disabledReason={getReason(origin, uses.length)}
        onClick={() => setAsking("remove")}
      >
        {text.remove.button}
      </ActionButton>
      {asking === "replace" && <ReplaceDialog image={image} onClose={close} />}
      {asking === "remove" && (
        <ConfirmDialog {...text.remove} action={removing} onClose={close} onConfirm={onRemove} />
      )}
    </div>
  );
}

/** Why an image cannot be deleted; undefined for one that can. */
function getReason(origin: LibraryImage["origin"], uses: number): string | undefined {
  if (origin !== "library") return text.remove.notOurs;
  return uses > 0 ? text.remove.inUse : undefined;
}
