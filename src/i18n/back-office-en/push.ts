import { isolate } from "#shared/isolate-text.ts";
import { deviceNames } from "../device-names.ts";
import type { push as hebrew } from "../he/push.ts";
import type { Translated } from "../translated.ts";
import { inWords } from "./in-words.ts";
import { ownSecurity } from "./own-security.ts";

const kinds: Translated<typeof hebrew>["kinds"] = {
  order: {
    name: "New orders",
    count: (pieces) => inWords(pieces, "1 new order", "new orders"),
  },
  "order-paid": {
    name: "Paid orders",
    count: (pieces) => inWords(pieces, "1 paid order", "paid orders"),
  },
  return: {
    name: "Requests for returns, warranty and cancellation",
    count: (pieces) =>
      inWords(
        pieces,
        "1 request for a return or cancellation",
        "requests for a return or cancellation",
      ),
  },
  "order-cancelled": {
    name: "Orders cancelled by the customer",
    count: (pieces) => inWords(pieces, "1 cancelled order", "cancelled orders"),
  },
  message: {
    name: "New messages",
    count: (pieces) => inWords(pieces, "1 new message", "new messages"),
  },
  dealer: {
    name: "Dealer applications",
    count: (pieces) => inWords(pieces, "1 dealer application", "dealer applications"),
  },
  "refund-failed": {
    name: "Failed refunds",
    count: (pieces) => inWords(pieces, "1 failed refund", "failed refunds"),
  },
  "money-elsewhere": {
    name: "Money moved at the payment service",
    count: (pieces) =>
      inWords(pieces, "1 change at the payment service", "changes at the payment service"),
  },
  backup: {
    name: "Failed backups",
    count: (pieces) => inWords(pieces, "1 failed backup", "failed backups"),
  },
  stock: {
    name: "Low stock",
    count: (pieces) => inWords(pieces, "1 stock alert", "stock alerts"),
  },
};

/** Push notifications on the devices of staff. */
export const push: Translated<typeof hebrew> = {
  kinds,
  paid: (number) => `Order ${isolate(`#${number}`)} is paid`,
  toTransfer: (amount) => `To transfer to the customer: ${isolate(amount)}`,
  summary: "New in the shop",
  test: {
    title: "Notifications work",
    body: "This is how notifications look on this device.",
  },
  title: "Notifications on this device",
  note: "Even while the back office is closed",
  failed: "The notifications on your devices could not be loaded.",
  states: {
    unsupported: "This browser cannot show notifications.",
    install: "On iPhone and iPad, add the back office to the home screen first, and open it there.",
    denied:
      "Notifications are blocked in this browser. Allow them in the browser’s site settings, and come back.",
    off: "Off in this browser",
    on: "On in this browser",
  },
  enable: "Turn on in this browser",
  disable: "Turn off in this browser",
  enabled: "Notifications are on in this browser",
  disabled: "Notifications are off in this browser",
  notEnabled: "Notifications were not turned on.",
  notDisabled: "Notifications were not turned off.",
  tooMany: "There are already 10 devices. Remove one of them and try again.",
  tryOut: "Send a test to this device",
  sent: "Test sent; it will appear right away",
  notSent: "The test was not sent.",
  switches: "Notify about",
  notSwitched: "The choice was not saved.",
  quiet:
    "From 22:00 to 07:00, on Shabbat and on holidays, only failed refunds and backups are sent. Everything else is sent afterwards, and more than three together as one.",
  ends: "Notifications end when you sign out, and 30 days after you signed in at the latest.",
  devices: {
    title: "Devices that get notifications",
    device: ownSecurity.sessions.device,
    ...deviceNames,
    someBrowser: ownSecurity.sessions.someBrowser,
    unknownDevice: ownSecurity.sessions.unknownDevice,
    current: "This browser",
    since: "Since:",
    remove: "Remove",
    removed: "Device removed",
    notRemoved: "The device was not removed.",
  },
};
