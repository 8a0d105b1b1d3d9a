/**
 * How often something may be tried: what pages count themselves, for the instant message. The
 * server has the same numbers, and more of them in limits.ts.
 */
export const browserLimits = {
  contactForm: { attempts: 3, windowSeconds: 15 * 60 },
  dealerForm: { attempts: 2, windowSeconds: 60 * 60 },
  newsletter: { attempts: 2, windowSeconds: 60 * 60 },
  signIn: { attempts: 5, windowSeconds: 15 * 60 },
  /** Codes of a second factor, by person: strangers get so far only with the password. */
  secondFactor: { attempts: 5, windowSeconds: 15 * 60 },
  signUp: { attempts: 5, windowSeconds: 15 * 60 },
  forgotPassword: { attempts: 5, windowSeconds: 15 * 60 },
  resendConfirmation: { attempts: 5, windowSeconds: 15 * 60 },
} as const satisfies Record<string, Limit>;

export type Limit = { readonly attempts: number; readonly windowSeconds: number };
export type BrowserLimitName = keyof typeof browserLimits;

/** The n of "try again in n minutes": rounded up, at least 1. */
export function toMinutes(retryAfterSeconds: number): number {
  return Math.max(1, Math.ceil(retryAfterSeconds / 60));
}
