import { ClipboardList, PackageOpen } from "lucide-react";
import { useState } from "react";
import { admin } from "#i18n/he/admin.ts";
import { inventory } from "#i18n/he/inventory.ts";
import { ActionButton } from "../kit/action-button.tsx";
import { Page } from "../shell/page.tsx";
import { useIsPhone } from "../kit/use-is-phone.ts";
import { StockScreen } from "./list/stock-screen.tsx";
import { RatesPanel } from "./rates/rates-panel.tsx";
import { StockFigures } from "./stock-figures.tsx";
import { loadLater } from "../kit/load-later.tsx";

const StocktakeDialog = loadLater(
  async () => (await import("./stocktake/stocktake-dialog.tsx")).StocktakeDialog,
);
const UnpaidHoldsDialog = loadLater(
  async () => (await import("./unpaid-holds-dialog.tsx")).UnpaidHoldsDialog,
);

/** Stock on the shelf, its prices, and the exchange rate of the dollar. */
export default function InventoryPage() {
  const [isCounting, setCounting] = useState(false);
  const [isReleasing, setReleasing] = useState(false);
  const isPhone = useIsPhone();
  return (
    <Page
      title={admin.nav.inventory}
      actions={
        <>
          <ActionButton
            call="POST /api/admin/unpaid-holds/release"
            onClick={() => setReleasing(true)}
          >
            <PackageOpen aria-hidden className="size-4" />
            <span className="max-sm:sr-only">{inventory.unpaidHolds.open}</span>
          </ActionButton>
          <ActionButton onClick={() => setCounting(true)}>
            <ClipboardList aria-hidden className="size-4" />
            <span className="max-sm:sr-only">{inventory.stocktake.open}</span>
          </ActionButton>
        </>
      }
    >
      <StockFigures />
      {/* On a phone the shelf comes first. */}
      {!isPhone && <RatesPanel />}
      <StockScreen />
      {isPhone && <RatesPanel />}
      {isReleasing && <UnpaidHoldsDialog onClose={() => setReleasing(false)} />}
      {isCounting && <StocktakeDialog onClose={() => setCounting(false)} />}
    </Page>
  );
}
