import { X } from "lucide-react";
import { images as text } from "#i18n/he/images.ts";
import type { LibraryImage } from "#modules/media/admin/contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import type { ActionState } from "../../api/abilities.ts";
import { useApi, useApiAction } from "../../api/use-api.ts";
import { Fact } from "../../kit/fact.tsx";
import { PanelError } from "../../kit/panel-error.tsx";
import { PanelHeading } from "../../kit/row-panel.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { DescriptionForm } from "./description-form.tsx";
import { ImageActions } from "./image-actions.tsx";
import { UseList } from "./use-list.tsx";

type ImagePanelProps = { address: string; onClose: () => void };

/** One image: its description, focus point and uses. */
export function ImagePanel({ address, onClose }: ImagePanelProps) {
  const remove = useApiAction("POST /api/admin/pictures/delete", {
    ...text.remove,
    onDone: onClose,
  });
  const read = useApi(
    "GET /api/admin/pictures/one",
    { query: { address } },
    // An image that was removed is not requested again.
    { enabled: !remove.isPending && !remove.isSuccess },
  );
  const image = read.data?.address === address ? read.data : undefined;
  return (
    <>
      <header className="flex flex-none items-center gap-1 px-4 py-3">
        <PanelHeading className="min-w-0 text-lg leading-ui wrap-anywhere outline-none">
          {image ? <DataText>{image.name}</DataText> : text.panel}
        </PanelHeading>
        <ToolButton label={text.close} onClick={onClose} className="ms-auto -me-2">
          <X aria-hidden className="size-5" />
        </ToolButton>
      </header>
      <div className="grid min-h-0 grow content-start gap-5 overflow-y-auto border-t border-line p-4">
        {image ? (
          <LoadedImage
            image={image}
            removing={remove}
            onRemove={() => remove.mutate({ body: { address } })}
          />
        ) : (
          <PanelError read={read} labels={text} list={adminPaths.mediaLibrary} rows={5} />
        )}
      </div>
    </>
  );
}

type LoadedImageProps = { image: LibraryImage; removing: ActionState; onRemove: () => void };

function LoadedImage({ image, removing, onRemove }: LoadedImageProps) {
  const { origin, width, height, address, uses } = image;
  return (
    <>
      <DescriptionForm image={image} />
      <section className="grid gap-2">
        <h3 className="text-sm">{text.uses}</h3>
        <UseList uses={uses} />
      </section>
      <ImageActions image={image} removing={removing} onRemove={onRemove} />
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
