import { X } from "lucide-react";
import { pictures as text } from "#i18n/he/pictures.ts";
import type { Picture } from "#modules/media-admin/contract.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { useApi, useApiAction } from "../../api/use-api.ts";
import { Fact } from "../../kit/fact.tsx";
import { SkeletonRows } from "../../kit/list-states.tsx";
import { PanelFailure } from "../../kit/panel-failure.tsx";
import { toastSuccess } from "../../kit/toasts.ts";
import { ToolButton } from "../../kit/tool-button.tsx";
import { DescriptionForm } from "./description-form.tsx";
import { PictureActions } from "./picture-actions.tsx";
import { UseList } from "./use-list.tsx";

type PicturePanelProps = { address: string; headingId: string; onClose: () => void };

/** One picture: what it shows, what of it stays visible, where it is used. */
export function PicturePanel({ address, headingId, onClose }: PicturePanelProps) {
  const remove = useApiAction("POST /api/admin/pictures/delete", {
    failed: text.remove.failed,
    onDone: () => {
      onClose();
      toastSuccess(text.remove.done);
    },
  });
  const { data, error, refetch } = useApi(
    "GET /api/admin/pictures/one",
    { query: { address } },
    // A picture that was removed is not requested again.
    { enabled: !remove.isPending && !remove.isSuccess },
  );
  const picture = data?.address === address ? data : undefined;
  return (
    <>
      <header className="flex flex-none items-center gap-1 px-4 py-3">
        <h2
          id={headingId}
          tabIndex={-1}
          className="min-w-0 text-lg leading-ui wrap-anywhere outline-none"
        >
          {picture ? <bdi>{picture.name}</bdi> : text.panel}
        </h2>
        <ToolButton label={text.close} onClick={onClose} className="ms-auto -me-2">
          <X aria-hidden className="size-5" />
        </ToolButton>
      </header>
      <div className="grid min-h-0 grow content-start gap-5 overflow-y-auto border-t border-line p-4">
        {picture ? (
          <KnownPicture
            picture={picture}
            isRemoving={remove.isPending}
            onRemove={() => remove.mutate({ body: { address } })}
          />
        ) : error ? (
          <PanelFailure
            labels={text}
            list={adminPaths.mediaLibrary}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonRows rows={5} />
        )}
      </div>
    </>
  );
}

type KnownPictureProps = { picture: Picture; isRemoving: boolean; onRemove: () => void };

function KnownPicture({ picture, isRemoving, onRemove }: KnownPictureProps) {
  const { origin, width, height, address, uses } = picture;
  return (
    <>
      <DescriptionForm picture={picture} />
      <section className="grid gap-2">
        <h3 className="text-sm">{text.uses}</h3>
        <UseList uses={uses} />
      </section>
      <PictureActions picture={picture} isRemoving={isRemoving} onRemove={onRemove} />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-xs">
        <Fact name={text.facts.origin}>{text.origins[origin]}</Fact>
        <Fact name={text.facts.size}>{text.pixels(width, height)}</Fact>
        <Fact name={text.facts.address}>
          <bdi>{address}</bdi>
        </Fact>
      </dl>
    </>
  );
}
