import type { ServiceRecord } from "../payments.ts";
import { paypal } from "./paypal/record.ts";
import { payplus } from "./payplus/record.ts";
import { stripe } from "./stripe/record.ts";

/** The services that a shop can connect. A new one is its folder and a line here. */
const list = [stripe, paypal, payplus] as const;

export type ServiceCode = (typeof list)[number]["code"];
export const serviceRecords: readonly (ServiceRecord & { readonly code: ServiceCode })[] = list;
export const serviceCodes: readonly ServiceCode[] = list.map(({ code }) => code);

const byCode = new Map<string, (typeof serviceRecords)[number]>(
  list.map((record) => [record.code, record]),
);

/** Undefined for a code that is none. */
export const findServiceRecord = (code: string) => byCode.get(code);
