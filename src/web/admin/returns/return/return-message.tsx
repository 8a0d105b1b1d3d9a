import { useState } from "react";
import { returns } from "#i18n/he/returns.ts";
import type { ReturnDetails } from "#modules/returns/admin-contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { useApi } from "../../api/use-api.ts";
import { Dialog } from "../../kit/dialog.tsx";
import { Panel } from "../../kit/panel.tsx";

const text = returns.details;

/** Message of the customer, with photos. All of it is plain text. */
export function ReturnMessage({ shown }: { shown: ReturnDetails }) {
  return (
    <Panel title={returns.kinds[shown.kind]}>
      <div className="grid gap-4 px-5 pb-5">
        <p className="text-soft">
          {shown.cause === null ? returns.noCause : returns.causes[shown.cause]}
        </p>
        {shown.message !== null && (
          <DataText as="p" aria-label={text.message} className="whitespace-pre-line wrap-anywhere">
            {shown.message}
          </DataText>
        )}
        {shown.isOfGroup && (
          <p className="rounded-md bg-info-bg px-4 py-3 text-sm text-info-fg">{text.group}</p>
        )}
        {shown.photos.length > 0 && <Photos photos={shown.photos} />}
        {shown.note !== null && (
          <div className="grid gap-1 border-t border-line pt-4">
            <h3 className="text-xs text-faint">{text.note}</h3>
            <DataText as="p" className="whitespace-pre-line wrap-anywhere">
              {shown.note}
            </DataText>
          </div>
        )}
      </div>
    </Panel>
  );
}

/** Small ones; each opens large. */
function Photos({ photos }: Pick<ReturnDetails, "photos">) {
  const [open, setOpen] = useState<number>();
  const large = open === undefined ? undefined : photos[open];
  return (
    <>
      <ul aria-label={text.photos} className="flex flex-wrap gap-2">
        {photos.map(({ id }, at) => (
          <li key={id}>
            <button
              type="button"
              aria-label={text.openPhoto(at + 1)}
              onClick={() => setOpen(at)}
              className="block size-24 cursor-zoom-in overflow-hidden rounded-sm border border-line bg-surface-2"
            >
              <Photo id={id} alt="" className="size-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && large !== undefined && (
        <Dialog title={text.photo(open + 1)} size="lg" onClose={() => setOpen(undefined)}>
          <Photo
            id={large.id}
            alt={text.photo(open + 1)}
            className="max-h-[75svh] w-full object-contain"
          />
        </Dialog>
      )}
    </>
  );
}

/** By an address that holds for a minute, which is asked for when the photo is shown. */
function Photo({ id, alt, className }: { id: string; alt: string; className: string }) {
  const { data, isError } = useApi("POST /api/admin/return-photos/:id/download", {
    params: { id },
  });
  if (isError) return <span className="text-xs text-danger-fg">{text.photoFailed}</span>;
  return data && <img src={data.path} alt={alt} className={className} />;
}
