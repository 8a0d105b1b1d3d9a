import { admin } from "#i18n/he/admin.ts";
import { dashboard as text } from "#i18n/he/dashboard.ts";
import { useMay } from "../api/abilities.ts";
import { useApi } from "../api/use-api.ts";
import { FigureStrip } from "../kit/figure-strip.tsx";
import { ErrorState } from "../kit/list-states.tsx";
import { Page } from "../shell/page.tsx";
import { getFigures } from "./figures.tsx";
import { LatestOrders } from "./latest-orders.tsx";
import { MissingNote } from "./missing-note.tsx";
import { LowStock } from "./low-stock.tsx";
import { RevenueChart } from "./revenue-chart.tsx";
import { StatusMix } from "./status-mix.tsx";
import { ToDo } from "./to-do.tsx";

const columns = "grid items-start gap-5 xl:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]";

/** The dashboard. */
export default function DashboardPage() {
  const may = useMay();
  const { data, error, refetch } = useApi("GET /api/admin/dashboard", {});
  return (
    <Page title={admin.nav.dashboard}>
      {may("settings.read") && <MissingNote />}
      {data === undefined && error !== null ? (
        <ErrorState title={text.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <ToDo work={data?.toDo} />
          <FigureStrip figures={getFigures(data)} />
          <div className={columns}>
            <RevenueChart months={data?.months} />
            <StatusMix byStatus={data?.byStatus} all={data?.orders} />
          </div>
          <div className={columns}>
            {may("orders.read") && <LatestOrders orders={data?.latest} />}
            <LowStock variants={data?.lowStock.variants} />
          </div>
        </>
      )}
    </Page>
  );
}
