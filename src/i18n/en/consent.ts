/**
 * The cookie notice. A change of the meaning of these texts needs a higher CONSENT_VERSION in
 * src/web/consent/stored-consent.ts: a choice is valid only for the text that it was made with, so
 * all visitors are asked again.
 */
export const consent = {
  notice: {
    title: "Cookies?",
    text: "The shop runs on what it needs. Anything more is up to you.",
    announcement: "A cookie notice is open: accept, reject or choose. It can wait.",
    accept: "Accept",
    reject: "Reject",
    settings: "Settings",
    close: "Close, with only what is necessary",
  },
  dialog: {
    title: "Cookie settings",
    text: "Choose what we may store in this browser. You can change your mind here at any time.",
    close: "Close without changes",
    alwaysOn: "Always on",
    privacySignal:
      "Your browser asks not to be tracked (Global Privacy Control). Marketing stays off, even with Accept all, unless you switch it on here.",
    save: "Save choices",
    acceptAll: "Accept all",
    rejectAll: "Reject all",
    purposes: {
      necessary: {
        name: "Necessary",
        text: "Your cart, your session, your theme and this choice.",
      },
      analytics: {
        name: "Analytics",
        text: "Which pages are read and where people get stuck.",
      },
      marketing: {
        name: "Marketing",
        text: "Whether an advertisement brought you here.",
      },
      functional: {
        name: "Functional",
        text: "Extras from other services, such as an invitation to review your order.",
      },
    },
  },
} as const;
