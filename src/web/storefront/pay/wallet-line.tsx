import { lazy, Suspense } from "react";
import { joinClassNames } from "#ui/class-names.ts";
import { useWallets } from "../catalog.tsx";

/** Only a shop whose ways to pay take wallets needs it, and only in browsers that run scripts. */
const WalletNote = lazy(() => import("./wallet-note.tsx"));

/**
 * Below a button that leads to the checkout: the wallets that can be used there. Its line is there
 * from the start, so that nothing moves.
 */
export function WalletLine({ className }: { className?: string }) {
  const wallets = useWallets();
  return (
    wallets && (
      <p
        className={joinClassNames(
          "min-h-6 text-center text-sm leading-ui text-soft noscript:hidden",
          className,
        )}
      >
        <Suspense fallback={null}>
          <WalletNote wallets={wallets} />
        </Suspense>
      </p>
    )
  );
}
