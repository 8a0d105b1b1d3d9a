import { checkout as text } from "#i18n/en/checkout.ts";
import type { SavedAddress } from "#modules/address-book/contract.ts";
import type { CheckoutDetails } from "#modules/checkout/details.ts";
import { DataText } from "#ui/data-text.tsx";
import { DataTexts } from "#ui/data-texts.tsx";
import { toDetails } from "./use-suggested-details.ts";

type SavedAddressesProps = {
  addresses: readonly SavedAddress[];
  onChoose: (details: Partial<CheckoutDetails>) => void;
};

/** The address book of the signed-in user: one press fills the form in. */
export function SavedAddresses({ addresses, onChoose }: SavedAddressesProps) {
  if (addresses.length === 0) return null;
  return (
    <div role="group" aria-label={text.savedAddresses} className="mb-6 grid gap-2">
      <p aria-hidden className="text-sm font-medium">
        {text.savedAddresses}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        {addresses.map((saved) => (
          <button
            key={saved.id}
            type="button"
            onClick={() => onChoose(toDetails(saved))}
            className="grid min-h-16 content-center gap-0.5 rounded-md border border-line-strong bg-surface px-4 py-2.5 text-start hover:bg-surface-hover"
          >
            <span className="text-sm font-medium wrap-anywhere">
              <DataText>{saved.label}</DataText>
            </span>
            <span className="text-xs text-soft wrap-anywhere">
              <DataTexts parts={[saved.name, saved.address.line1, saved.address.city]} />
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
