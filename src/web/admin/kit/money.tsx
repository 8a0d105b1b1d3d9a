import { documentLanguage } from "#i18n/language.ts";
import { formatAmount } from "#i18n/format-he.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { HOME_CURRENCY, type Money } from "#shared/money.ts";

/** An amount as it is read: shekels in the order of the language, dollars as they are written. */
export function Amount({ amount, className }: { amount: Money; className?: string }) {
  const isShekels = amount.currency === HOME_CURRENCY;
  return (
    <bdi
      dir={isShekels ? documentLanguage.dir : "ltr"}
      className={joinClassNames("num whitespace-nowrap", className)}
    >
      {formatAmount(amount)}
    </bdi>
  );
}

/**
 * Shekels with the dollars beneath; the original alone where no rate is known, or where it is in
 * shekels itself.
 */
export function AmountPair({ ils, original }: { ils: Money | null; original: Money }) {
  if (isAlone(ils, original)) return <Amount amount={original} className="font-medium" />;
  return (
    <span className="grid">
      {/* One line each: an amount by itself would stand where its own direction ends. */}
      <span>
        <Amount amount={ils} className="font-medium" />
      </span>
      <span>
        <Amount amount={original} className="text-xs text-faint" />
      </span>
    </span>
  );
}

/** The same in a line of words: shekels with the dollars after them in brackets. */
export function AmountInWords({ ils, original }: { ils: Money | null; original: Money }) {
  if (isAlone(ils, original)) return <Amount amount={original} />;
  return (
    <>
      <Amount amount={ils} />{" "}
      <span className="whitespace-nowrap">
        (<Amount amount={original} />)
      </span>
    </>
  );
}

function isAlone(ils: Money | null, original: Money): ils is null {
  return ils === null || original.currency === ils.currency;
}
