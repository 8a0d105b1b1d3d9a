import { addresses as text } from "#i18n/en/addresses.ts";
import { addressLines } from "#i18n/address-lines.ts";
import type { SavedAddress } from "#modules/address-book/contract.ts";
import { Button } from "#ui/button.tsx";
import { DataText } from "#ui/data-text.tsx";
import { DataLines } from "#ui/data-texts.tsx";

type AddressCardProps = { saved: SavedAddress; onEdit: () => void; onRemove: () => void };

/** One address as it would stand on a shipment. */
export function AddressCard({ saved, onEdit, onRemove }: AddressCardProps) {
  const { label, name, phone, address, isDefault } = saved;
  return (
    <li className="grid content-between gap-5 rounded-lg border border-line bg-surface p-5 sm:p-7">
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-xl wrap-anywhere">
            <DataText>{label}</DataText>
          </h2>
          {isDefault && (
            <span className="rounded-pill bg-ok-bg px-3 py-1 text-xs font-medium text-ok-fg">
              {text.first}
            </span>
          )}
        </div>
        <address className="grid text-sm wrap-anywhere text-soft not-italic">
          <DataLines lines={[name, ...addressLines(address), phone]} />
        </address>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button tone="line" size="sm" aria-label={text.editLabel(label)} onClick={onEdit}>
          {text.edit}
        </Button>
        <Button tone="quiet" size="sm" aria-label={text.removeLabel(label)} onClick={onRemove}>
          {text.remove}
        </Button>
      </div>
    </li>
  );
}
