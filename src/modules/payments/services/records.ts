import type { ServiceRecord } from "../payments.ts";
import { paypal } from "./paypal/record.ts";
import { payplus } from "./payplus/record.ts";
import { stripe } from "./stripe/record.ts";

/** The services that a shop can connect. A new one is its folder and a line here. */
const list = [stripe, paypal, payplus] as const;

export type ServiceCode = (typeof list)[number]["code"];
export const serviceRecords: readonly (ServiceRecord & { readonly code: ServiceCode })[] = list;
// The code of each in the list, which is not empty.
export const serviceCodes = list.map(({ code }) => code) as [ServiceCode, ...ServiceCode[]];

/** What customers and staff call the services. */
// A name for each code of the list.
export const serviceNames = Object.fromEntries(
  list.map(({ code, name }) => [code, name]),
) as Readonly<Record<ServiceCode, string>>;

/** The name, or the code where there is no such service any more. */
export const getServiceName = (code: string): string => findServiceRecord(code)?.name ?? code;

const byCode = new Map<string, (typeof serviceRecords)[number]>(
  list.map((record) => [record.code, record]),
);

/** Undefined for a code that no service has. */
export const findServiceRecord = (code: string) => byCode.get(code);
