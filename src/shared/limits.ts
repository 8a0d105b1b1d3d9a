import { browserLimits, type Limit } from "./browser-limits.ts";

/** How often something may be tried, on the server. */
export const limits = {
  ...browserLimits,
  /**
   * Another e-mail address for an account: by user, and by the new address for all users together.
   */
  changeEmail: { attempts: 5, windowSeconds: 60 * 60 },
  changeEmailTo: { attempts: 3, windowSeconds: 60 * 60 },
  /** All that is known of oneself, as a file; by person. */
  exportOwnData: { attempts: 5, windowSeconds: 60 * 60 },
  /** By e-mail address, and by address. Offices and families share the latter. */
  placeOrder: { attempts: 10, windowSeconds: 60 * 60 },
  placeOrderByAddress: { attempts: 30, windowSeconds: 60 * 60 },
  /** By address: enough for every card in a drawer, too few for guessing. */
  checkCoupon: { attempts: 20, windowSeconds: 15 * 60 },
  /** Messages that a payment service has not signed. */
  paymentMessage: { attempts: 100, windowSeconds: 15 * 60 },
  /** By address: one for each change of an address, and of what is ordered. */
  quoteOrder: { attempts: 200, windowSeconds: 15 * 60 },
  cancelOrder: { attempts: 20, windowSeconds: 60 * 60 },
  confirmOrder: { attempts: 20, windowSeconds: 60 * 60 },
  confirmArrival: { attempts: 20, windowSeconds: 60 * 60 },
  /** Asking for a return, by address: each may bring photos, and an order can be guessed. */
  askReturn: { attempts: 10, windowSeconds: 60 * 60 },
  /** By the order, and by the typed address: each request mails the customer. */
  askReturnFor: { attempts: 6, windowSeconds: 60 * 60 },
  /** Kilobytes of files that visitors store: by address, and of all visitors together. */
  storedKilobytes: { attempts: 50_000, windowSeconds: 24 * 60 * 60 },
  storedKilobytesOfAll: { attempts: 1_000_000, windowSeconds: 24 * 60 * 60 },
  /** Saving or removing a review, by address: each may bring photos to be made smaller. */
  writeReview: { attempts: 20, windowSeconds: 60 * 60 },
  /**
   * Asking again for the page of an order that is there, by address: each time, the payment service
   * is asked.
   */
  openPaymentPage: { attempts: 30, windowSeconds: 15 * 60 },
  /** Mails to oneself, to see whether they arrive; by person. */
  testMail: { attempts: 3, windowSeconds: 15 * 60 },
  /** Looks into the mailbox, to see whether it can be read; by person. */
  mailboxTrial: { attempts: 3, windowSeconds: 15 * 60 },
  /** Invitations to the back office, also those sent again; by person. */
  invitation: { attempts: 20, windowSeconds: 24 * 60 * 60 },
  /** News to one's own device, to see whether it arrives; by person. */
  testPush: { attempts: 5, windowSeconds: 15 * 60 },
  /** All of the identity role together, by address; many people may share one. */
  identityByAddress: { attempts: 30, windowSeconds: 15 * 60 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
