import { formatCount } from "#i18n/format-he.ts";
import { customers } from "#i18n/he/customers.ts";
import { customerStates } from "#modules/customers/states.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { useApi } from "../../api/use-api.ts";
import { FigureStrip, type Figure } from "../../kit/figure-strip.tsx";
import { stateIcons } from "../../kit/customer-badge.tsx";

/** How many customers there are in each state; each figure leads to them. */
export function CustomerFigures() {
  const { data: totals, isError } = useApi("GET /api/admin/customer-totals", {});
  const figures = customerStates.map((state): Figure => ({
    id: state,
    Icon: stateIcons[state],
    ...customers.figures[state],
    value: totals ? <bdi>{formatCount(totals.byState[state])}</bdi> : isError ? "–" : undefined,
    to: `${adminPaths.customers}?state=${state}`,
  }));
  return <FigureStrip figures={figures} />;
}
