import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { crmEndpoints } from "#modules/crm/contract.ts";
import type { Customer } from "#modules/crm/customer-shapes.ts";
import { useApi } from "../../api/use-api.ts";
import { addressFields, type TypedAddress } from "../address.ts";
import type { OrderDraft } from "./draft.ts";

/** The customer whom the address names, filled in once: their contact, and the address used last. What else was typed stays. */
export function usePrefill(change: (changes: Partial<OrderDraft>) => void): void {
  const [params, setParams] = useSearchParams();
  const id = params.get("customer") ?? "";
  const { data } = useApi<typeof crmEndpoints.readCustomer>(
    "/api/admin/customers/:id",
    { params: { id } },
    { enabled: id !== "" },
  );
  const filled = useRef("");
  useEffect(() => {
    if (data?.id !== id || filled.current === id) return;
    filled.current = id;
    change(contactOf(data));
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

/** What the form knows of a customer. */
export function contactOf({
  name,
  email,
  phone,
  addresses,
}: Pick<Customer, "name" | "email" | "phone" | "addresses">): Partial<OrderDraft> {
  const latest = addresses[0]?.address;
  return {
    name,
    email,
    phone: phone ?? "",
    ...(latest && { hasBilling: true, billing: typed(latest) }),
  };
}

function typed(address: Customer["addresses"][number]["address"]): TypedAddress {
  const texts = addressFields.map((field) => [field, address[field] ?? ""]);
  // The entries are made of exactly these fields.
  return Object.fromEntries(texts) as TypedAddress;
}
