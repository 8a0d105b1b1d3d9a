/** Where a payment service sends its messages. */
export const paymentMessagePath = (service: string): string => `/api/payments/${service}`;
