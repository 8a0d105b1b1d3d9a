import { Image } from "lucide-react";
import { returns } from "#i18n/he/returns.ts";
import type { ReturnDetails } from "#modules/returns/admin-contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { useApiAction } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
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

/** Each opens in a tab of its own, by an address that holds for a minute. */
function Photos({ photos }: Pick<ReturnDetails, "photos">) {
  const open = useApiAction("POST /api/admin/return-photos/:id/download", {
    changesNothing: true,
    failed: text.photoFailed,
    onDone: ({ path }) => {
      window.open(path, "_blank", "noopener");
    },
  });
  return (
    <ul aria-label={text.photos} className="flex flex-wrap gap-2">
      {photos.map(({ id }, at) => (
        <li key={id}>
          <ActionButton action={open} onClick={() => open.mutate({ params: { id } })}>
            <Image aria-hidden className="size-4" />
            {text.photo(at + 1)}
          </ActionButton>
        </li>
      ))}
    </ul>
  );
}
