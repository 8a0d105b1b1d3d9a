import { payWays as text } from "#i18n/en/pay-ways.ts";
import type { Wallet } from "#modules/payments/ways/offered-ways.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { useHydrated } from "#web/loading/use-hydrated.ts";
import { useShopData } from "../catalog.tsx";

/** Whether this browser has a wallet. Only engines of Chrome tell their brands. */
const checks: Readonly<Record<Wallet, () => boolean>> = {
  apple_pay: () => "ApplePaySession" in window,
  google_pay: () => "PaymentRequest" in window && "userAgentData" in navigator,
};

/**
 * Below a button that leads to the checkout: the wallets of this browser that can be used there.
 * Its line is there from the start, so that nothing moves.
 */
export default function WalletLine({ className }: { className?: string }) {
  const wallets = useShopData()?.wallets;
  const isHydrated = useHydrated();
  if (wallets === undefined) return null;
  const own = isHydrated ? wallets.filter((wallet) => checks[wallet]()) : [];
  return (
    <p
      className={joinClassNames(
        "min-h-6 text-center text-sm leading-ui text-soft noscript:hidden",
        className,
      )}
    >
      {own.length > 0 && text.wallets(own.map((wallet) => text.means[wallet]))}
    </p>
  );
}
