import { serviceCodes, type ServiceCode } from "#shared/payment-services.ts";
import type { ServiceRecord } from "../payments.ts";
import { paypal } from "./paypal/record.ts";
import { payplus } from "./payplus/record.ts";
import { stripe } from "./stripe/record.ts";

const list = { stripe, paypal, payplus } as const satisfies Record<ServiceCode, ServiceRecord>;

/** The records of the services, in the order of their list. */
export const serviceRecords: readonly (ServiceRecord & { readonly code: ServiceCode })[] =
  serviceCodes.map((code) => list[code]);

/** The name, or the code where there is no such service any more. */
export const getServiceName = (code: string): string => findServiceRecord(code)?.name ?? code;

/** Undefined for a code that no service has. */
export const findServiceRecord = (code: string) =>
  serviceRecords.find((record) => record.code === code);
