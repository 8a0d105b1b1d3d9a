import { admin } from "#i18n/he/admin.ts";
import { dashboard as text } from "#i18n/he/dashboard.ts";
import { toDo as toDoText } from "#i18n/he/to-do.ts";
import { useMay } from "../api/abilities.ts";
import { useApi } from "../api/use-api.ts";
import { FigureStrip } from "../kit/figure-strip.tsx";
import { ErrorState } from "../kit/list-states.tsx";
import { Page } from "../shell/page.tsx";
import { useToDo } from "../live/use-to-do.ts";
import { getFigures } from "./figures.tsx";
import { LatestOrders } from "./latest-orders.tsx";
import { MissingNote } from "./missing-note.tsx";
import { LowStock } from "./low-stock.tsx";
import { RevenueChart } from "./revenue-chart.tsx";
import { StatusMix } from "./status-mix.tsx";
import { ToDo } from "./to-do.tsx";

const columns = "grid items-start gap-5 xl:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]";

/** The first screen of all staff: the work list, and figures for those who may see them. */
export default function DashboardPage() {
  const may = useMay();
  const hasFigures = may("figures.read");
  return (
    <Page title={admin.nav.dashboard}>
      {may("settings.read") && <MissingNote />}
      <WorkList hasFigures={hasFigures} />
      {hasFigures && <Figures />}
    </Page>
  );
}

/** Low stock stands among the figures, for those who see them. */
function WorkList({ hasFigures }: { hasFigures: boolean }) {
  const { data, error, refetch } = useToDo();
  if (data === undefined && error !== null)
    return <ErrorState title={toDoText.failed} error={error} onRetry={() => void refetch()} />;
  return <ToDo tasks={data?.tasks} without={hasFigures ? ["restock"] : []} />;
}

function Figures() {
  const may = useMay();
  const { data, error, refetch } = useApi("GET /api/admin/dashboard", {});
  if (data === undefined && error !== null)
    return <ErrorState title={text.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <FigureStrip figures={getFigures(data)} isSlim />
      <div className={columns}>
        <RevenueChart months={data?.months} />
        <StatusMix byStatus={data?.byStatus} all={data?.orders} />
      </div>
      <div className={columns}>
        {may("orders.read") && <LatestOrders orders={data?.latest} />}
        <LowStock variants={data?.lowStock.variants} />
      </div>
    </>
  );
}
