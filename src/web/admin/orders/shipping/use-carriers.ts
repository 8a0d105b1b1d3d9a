import { carriers as text } from "#i18n/he/carriers.ts";
import { useApi } from "../../api/use-api.ts";

/** The carriers of the shop; undefined while they load. */
export function useCarriers() {
  return useApi("GET /api/admin/carriers", {}).data?.carriers;
}

/** The name of a carrier by its id; nothing until the names are loaded. */
export function useCarrierName(): (id: string) => string {
  const carriers = useCarriers();
  return (id) =>
    carriers === undefined ? "" : (carriers.find((it) => it.id === id)?.name ?? text.gone);
}
