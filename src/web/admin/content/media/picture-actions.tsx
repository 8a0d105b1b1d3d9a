import { useState } from "react";
import { pictures as text } from "#i18n/he/pictures.ts";
import type { Picture } from "#modules/media-admin/contract.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { ReplaceDialog } from "./replace-dialog.tsx";

type PictureActionsProps = { picture: Picture; isRemoving: boolean; onRemove: () => void };

/** Replaces a picture wherever it is used, or takes it out of the library. */
export function PictureActions({ picture, isRemoving, onRemove }: PictureActionsProps) {
  const { origin, uses } = picture;
  const [asking, setAsking] = useState<"replace" | "remove">();
  const close = () => setAsking(undefined);
  return (
    <div className="flex flex-wrap gap-2">
      <ActionButton
        needs="content.write"
        disabledReason={uses.length === 0 ? text.noUses : undefined}
        onClick={() => setAsking("replace")}
      >
        {text.replace.button}
      </ActionButton>
      <ActionButton
        tone="danger"
        needs="content.write"
        disabledReason={getReason(origin, uses.length)}
        onClick={() => setAsking("remove")}
      >
        {text.remove.button}
      </ActionButton>
      {asking === "replace" && <ReplaceDialog picture={picture} onClose={close} />}
      <ConfirmDialog
        isOpen={asking === "remove"}
        title={text.remove.title}
        text={text.remove.text}
        confirm={text.remove.confirm}
        isPending={isRemoving}
        onClose={close}
        onConfirm={() => {
          close();
          onRemove();
        }}
      />
    </div>
  );
}

/** Why a picture cannot be deleted; undefined for one that can. */
function getReason(origin: Picture["origin"], uses: number): string | undefined {
  if (origin !== "library") return text.remove.notOurs;
  return uses > 0 ? text.remove.inUse : undefined;
}
