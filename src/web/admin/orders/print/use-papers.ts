import { useQueries } from "@tanstack/react-query";
import { addressLines } from "#i18n/address-lines.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { fetchApi } from "#web/api/api-client.ts";
import type { Call } from "#web/api/api-request.ts";
import { useContent } from "#web/storefront/content.ts";
import { getKey } from "../../api/use-api.ts";
import { createCustomsForm, type CustomsForm } from "./customs-form.ts";
import { findGaps, getShipmentAddress, type Gap } from "./missing-data.ts";
import type { PrintKind } from "./printable.ts";

/** An order to print, further data of its document, and what is missing for printing it. */
export type Paper = {
  readonly order: OrderDetails;
  /** Null unless a customs form is printed, and the parcel has an address. */
  readonly form: CustomsForm | null;
  readonly gaps: readonly Gap[];
};

/** Papers of these orders that can be printed by now, in their order, and failed requests. */
export function usePapers(kind: PrintKind, ids: readonly string[]) {
  const { legalName, imprint } = useContent("brand");
  const senderAddress = imprint.postalAddress.trim();
  const orders = useReads("GET /api/admin/orders/:id", ids, (request) =>
    fetchApi("GET /api/admin/orders/:id", request),
  );
  const abroad = kind === "customs" ? ids : [];
  const declarations = useReads("GET /api/admin/orders/:id/customs", abroad, (request) =>
    fetchApi("GET /api/admin/orders/:id/customs", request),
  );
  const papers = orders.flatMap(({ data: order }, index): Paper[] => {
    const declared = declarations[index];
    if (order === undefined || (declared && declared.data === undefined)) return [];
    const lines = declared?.data?.lines ?? [];
    const gaps = findGaps(kind, order, { senderAddress, lines });
    const address = declared && getShipmentAddress(order);
    const form = address
      ? createCustomsForm(lines, {
          from: [legalName, ...senderAddress.split("\n")],
          to: [order.customer.name, ...addressLines(address)],
        })
      : null;
    return [{ order, form, gaps }];
  });
  const failed = [...orders, ...declarations].filter(({ isError }) => isError);
  return {
    papers,
    failed: failed.map(({ error }) => error),
    isLoading: papers.length + failed.length < ids.length,
    retry: () => failed.forEach((read) => void read.refetch()),
  };
}

type ReadRequest = { readonly params: { readonly id: string }; readonly signal: AbortSignal };

function useReads<Answer>(
  call: Call,
  ids: readonly string[],
  read: (request: ReadRequest) => Promise<Answer>,
) {
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: getKey(call, { params: { id } }),
      queryFn: ({ signal }: { signal: AbortSignal }) => read({ params: { id }, signal }),
      // Printed pages do not change, so the data is not refreshed.
      refetchOnWindowFocus: false,
    })),
  });
}
