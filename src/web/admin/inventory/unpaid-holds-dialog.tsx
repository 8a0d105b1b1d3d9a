import { inventory } from "#i18n/he/inventory.ts";
import { DataText } from "#ui/data-text.tsx";
import { useApi } from "../api/use-api.ts";
import { ConfirmAction } from "../kit/confirm-dialog.tsx";
import { getErrorText } from "../kit/toasts.ts";

const text = inventory.unpaidHolds;

/** Shows what unpaid orders hold, and asks before all of it goes back on the shelf. */
export function UnpaidHoldsDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useApi("GET /api/admin/unpaid-holds", {});
  const isEmpty = data?.orders === 0;
  return (
    <ConfirmAction
      {...text}
      call="POST /api/admin/unpaid-holds/release"
      input={{}}
      text={
        data === undefined ? (
          <p>{error === null ? text.reading : `${text.unchecked}. ${getErrorText(error)}`}</p>
        ) : isEmpty ? (
          <p>{text.none}</p>
        ) : (
          <div className="grid gap-3">
            <p>{text.summary(data.orders, data.units)}</p>
            <ul className="grid gap-1">
              {data.variants.map((variant) => (
                <li key={variant.id}>
                  <DataText>{variant.name}</DataText> (<bdi dir="ltr">{variant.sku}</bdi>):{" "}
                  {text.line(variant.held, variant.onHand)}
                </li>
              ))}
            </ul>
            <p>{text.text}</p>
          </div>
        )
      }
      saved={({ released }) =>
        data !== undefined && released < data.orders
          ? `${text.saved(released)}. ${text.rest}`
          : text.saved(released)
      }
      isDisabled={data === undefined || isEmpty}
      onClose={onClose}
    />
  );
}
