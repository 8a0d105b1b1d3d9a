/** Said of a refund that waits for the payment service, or for a transfer by hand. */
export const refundOnItsWay = (amount: string) => `A refund of ${amount} is on its way to you.`;
