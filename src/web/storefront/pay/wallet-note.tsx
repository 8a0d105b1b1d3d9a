import { payWays as text } from "#i18n/en/pay-ways.ts";
import type { Wallet } from "#modules/payments/ways/offered-ways.ts";
import { useHydrated } from "#web/loading/use-hydrated.ts";

/** Whether this browser has a wallet. Only engines of Chrome tell their brands. */
const checks: Readonly<Record<Wallet, () => boolean>> = {
  apple_pay: () => "ApplePaySession" in window,
  google_pay: () => "PaymentRequest" in window && "userAgentData" in navigator,
};

/** Those of the wallets that this browser has; nothing without any, and before it can be asked. */
export default function WalletNote({ wallets }: { wallets: readonly Wallet[] }) {
  const isHydrated = useHydrated();
  const own = isHydrated ? wallets.filter((wallet) => checks[wallet]()) : [];
  return <>{own.length > 0 && text.wallets(own.map((wallet) => text.means[wallet]))}</>;
}
