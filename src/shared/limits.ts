/**
 * How often something may be tried. The same numbers in the browser, for the instant message, and
 * on the server.
 */
export const limits = {
  contactForm: { attempts: 3, windowSeconds: 15 * 60 },
  dealerForm: { attempts: 2, windowSeconds: 60 * 60 },
  newsletter: { attempts: 2, windowSeconds: 60 * 60 },
  signIn: { attempts: 5, windowSeconds: 15 * 60 },
  /** Codes of a second factor, by person: strangers get so far only with the password. */
  secondFactor: { attempts: 5, windowSeconds: 15 * 60 },
  signUp: { attempts: 5, windowSeconds: 15 * 60 },
  forgotPassword: { attempts: 5, windowSeconds: 15 * 60 },
  resendConfirmation: { attempts: 5, windowSeconds: 15 * 60 },
  /** Another e-mail address for an account: by person, and by the new address, whoever asks. */
  changeEmail: { attempts: 5, windowSeconds: 60 * 60 },
  changeEmailTo: { attempts: 3, windowSeconds: 60 * 60 },
  /** All that is known of oneself, as a file; by person. */
  exportOwnData: { attempts: 5, windowSeconds: 60 * 60 },
  /** By e-mail address, and by address. Offices and families share the latter. */
  placeOrder: { attempts: 10, windowSeconds: 60 * 60 },
  placeOrderByAddress: { attempts: 30, windowSeconds: 60 * 60 },
  /** By address: enough for every card in a drawer, too few for guessing. */
  checkCoupon: { attempts: 20, windowSeconds: 15 * 60 },
  cancelOrder: { attempts: 20, windowSeconds: 60 * 60 },
  confirmOrder: { attempts: 20, windowSeconds: 60 * 60 },
  confirmArrival: { attempts: 20, windowSeconds: 60 * 60 },
  /**
   * Asking again for the page of an order that is there, by address: each time, the payment service
   * is asked.
   */
  openPaymentPage: { attempts: 30, windowSeconds: 15 * 60 },
  /** Mails to oneself, to see whether they arrive; by person. */
  testMail: { attempts: 3, windowSeconds: 15 * 60 },
  /** News to one's own device, to see whether it arrives; by person. */
  testPush: { attempts: 5, windowSeconds: 15 * 60 },
  /** All of the identity role together, by address; many people may share one. */
  identityByAddress: { attempts: 30, windowSeconds: 15 * 60 },
} as const satisfies Record<string, { attempts: number; windowSeconds: number }>;

export type LimitName = keyof typeof limits;

/** The n of "try again in n minutes": rounded up, at least 1. */
export function minutesUntil(retryAfterSeconds: number): number {
  return Math.max(1, Math.ceil(retryAfterSeconds / 60));
}
