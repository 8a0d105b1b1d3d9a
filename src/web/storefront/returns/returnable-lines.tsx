import { returnForm as text } from "#i18n/en/return-form.ts";
import type { ChosenUnits } from "#modules/orders/editing/compute-worth.ts";
import type { OwnReturns } from "#modules/returns/read-own-returns.ts";
import { DataText } from "#ui/data-text.tsx";
import { OrderedImage } from "../order-status/ordered-image.tsx";

type ReturnableLinesProps = {
  lines: OwnReturns["lines"];
  chosen: ChosenUnits;
  error: string | undefined;
};

/** How many of each line it is about. */
export function ReturnableLines({ lines, chosen, error }: ReturnableLinesProps) {
  const isNothing = Object.keys(chosen).length === 0;
  return (
    <fieldset className="grid gap-4" aria-describedby={error && "units-error"}>
      <legend className="mb-3 text-sm font-medium">{text.lines}</legend>
      {lines.map((line) => {
        const { name } = line;
        // Most people mean all of it.
        const count = isNothing ? line.returnable : (chosen[line.id] ?? 0);
        return (
          <div key={line.id} className="flex items-center gap-4">
            <span className="w-16 flex-none">
              <OrderedImage line={{ slug: null, image: line.image }} />
            </span>
            <DataText className="min-w-0 grow wrap-anywhere">{name}</DataText>
            <select
              name={`units-${line.id}`}
              aria-label={text.lineCount(name)}
              defaultValue={count}
              className="num min-h-12 rounded-sm border border-line-strong bg-surface px-3"
            >
              {Array.from({ length: line.returnable + 1 }, (_, quantity) => (
                <option key={quantity} value={quantity}>
                  {quantity}
                </option>
              ))}
            </select>
          </div>
        );
      })}
      {error && (
        <p id="units-error" className="text-xs font-medium text-danger-fg">
          {error}
        </p>
      )}
    </fieldset>
  );
}
