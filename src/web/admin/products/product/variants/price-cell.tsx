import { Check, CircleAlert, Pencil, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { formatMoney } from "#i18n/format.ts";
import { variants as text } from "#i18n/he/variants.ts";
import type { DeskVariant } from "#modules/catalog/desk-shapes.ts";
import type { inventoryEndpoints } from "#modules/inventory/contract.ts";
import { money } from "#shared/money.ts";
import { ApiError } from "#web/api-client.ts";
import { useRefusal } from "../../../api/abilities.ts";
import { useApiAction } from "../../../api/use-api.ts";
import { centsOf, dollarsOf } from "../../../kit/dollars.ts";
import { AmountPair } from "../../../kit/money.tsx";
import { tellDone } from "../../../kit/tell.ts";
import { ToolButton } from "../../../kit/tool-button.tsx";
import { problemsFrom, refusalOf } from "../../form/problems.ts";
import { readAgain } from "../../parts/catalogue-cache.ts";

/** What a variant costs; pressed, it can be changed in its place. Enter saves, Escape leaves it as it is. */
export function PriceCell({ variant }: { variant: DeskVariant }) {
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const refusal = useRefusal("prices.write");
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) return <PriceForm variant={variant} onClose={() => setEditing(false)} />;
  return (
    <button
      ref={button}
      type="button"
      title={refusal}
      aria-disabled={refusal !== undefined || undefined}
      onClick={() => refusal === undefined && setEditing(true)}
      className="aria-disabled:cursor-not-allowed -mx-2 inline-flex min-h-11 items-center gap-2 rounded-sm px-2 text-start hover:bg-surface-hover"
    >
      <AmountPair ils={variant.priceIls} original={variant.price} />
      <span className="sr-only">
        {text.editPrice(variant.variantName)} {refusal}
      </span>
      {refusal === undefined && <Pencil aria-hidden className="size-3.5 text-faint" />}
    </button>
  );
}

function PriceForm({ variant, onClose }: { variant: DeskVariant; onClose: () => void }) {
  const { id, variantName, price } = variant;
  const [typed, setTyped] = useState(dollarsOf(price.amountMinor));
  const [problem, setProblem] = useState<string>();
  const [seenMinor, setSeenMinor] = useState(price.amountMinor);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const setPrice = useApiAction<typeof inventoryEndpoints.setPrice>(
    "put",
    "/api/admin/variants/:id/price",
    {
      refreshes: readAgain,
      failed: text.failed.price,
      onDone() {
        onClose();
        tellDone(text.done.saved);
      },
      onFailure(error) {
        if (!(error instanceof ApiError)) return false;
        if (error.code === "invalid_fields") {
          setProblem(refusalOf(problemsFrom(error.fields)["priceMinor"] ?? "other"));
          return true;
        }
        const now = Number(error.fields["priceMinor"]?.[0]);
        if (error.code !== "conflict" || !Number.isSafeInteger(now)) return false;
        // What was typed stays; saving it once more is a decision now.
        setSeenMinor(now);
        setProblem(text.priceClash(formatMoney(money(now, price.currency))));
        return true;
      },
    },
  );

  function save() {
    const priceMinor = centsOf(typed);
    if (priceMinor === undefined) setProblem(refusalOf("not_a_price"));
    else if (priceMinor === seenMinor) onClose();
    else if (!setPrice.isPending)
      setPrice.mutate({ params: { id }, body: { priceMinor, seenMinor } });
  }

  const errorId = `price-${id}-error`;
  return (
    <form
      noValidate
      className="inline-grid max-w-44 sm:max-w-64 gap-1 text-start"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <span className="flex items-center gap-1">
        <input
          ref={field}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          aria-label={text.priceOf(variantName)}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={problem === undefined ? undefined : errorId}
          value={typed}
          maxLength={16}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(undefined);
          }}
          onKeyDown={({ key }) => key === "Escape" && onClose()}
          className="num min-h-11 w-20 min-w-0 sm:w-28 rounded-sm border border-line-strong bg-surface px-2 text-end aria-invalid:border-2 aria-invalid:border-danger-solid lg:min-h-9"
        />
        <ToolButton
          type="submit"
          label={text.savePrice}
          aria-busy={setPrice.isPending || undefined}
        >
          <Check aria-hidden className="size-4" />
        </ToolButton>
        <ToolButton label={text.cancelPrice} onClick={onClose}>
          <X aria-hidden className="size-4" />
        </ToolButton>
      </span>
      {problem !== undefined && (
        <span id={errorId} role="alert" className="flex gap-1.5 text-xs text-danger-fg">
          <CircleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
          {problem}
        </span>
      )}
    </form>
  );
}
