import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { Customer } from "#modules/customers/admin/customer-shapes.ts";
import { useApi } from "../../api/use-api.ts";
import { toTypedAddress } from "#shared/address.ts";
import type { OrderDraft } from "./draft.ts";

/**
 * The customer that the URL names, filled in once: their contact, and the address used last. All
 * other entries stay.
 */
export function usePrefill(change: (changes: Partial<OrderDraft>) => void): void {
  const [params, setParams] = useSearchParams();
  const id = params.get("customer") ?? "";
  const { data } = useApi(
    "GET /api/admin/customers/:id",
    { params: { id } },
    { enabled: id !== "" },
  );
  const filled = useRef("");
  useEffect(() => {
    if (data?.id !== id || filled.current === id) return;
    filled.current = id;
    change(getContact(data));
    // A reload would fill it in again, over what has been corrected.
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete("customer");
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [data, id, change, setParams]);
}

/** Fields of the form that a customer's data fills. */
export function getContact({
  name,
  email,
  phone,
  addresses,
}: Pick<Customer, "name" | "email" | "phone" | "addresses">): Partial<OrderDraft> {
  const latest = addresses[0]?.address;
  return {
    name,
    email: email ?? "",
    phone: phone ?? "",
    ...(latest && { hasBilling: true, billing: toTypedAddress(latest) }),
  };
}
