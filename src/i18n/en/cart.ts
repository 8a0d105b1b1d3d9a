/** "1 item", "2 items" */
export const itemsInWords = (count: number) => `${count} ${count === 1 ? "item" : "items"}`;

/** The words of the cart, shared by its page and the order summary of the checkout. */
export const cart = {
  title: "Your cart",
  description: (hasGift: boolean, isSentFree: boolean) =>
    `What you picked${hasGift ? ", with what comes free" : ""}${isSentFree ? ", and free shipping" : ""}.`,
  /** Before the browser has read its storage. */
  reading: "Opening your cart",
  noScript: "Your cart is kept in your browser, so this page needs JavaScript. Or write to us:",
  empty: "Your cart is empty",
  emptyText: "Three colours are waiting outside.",
  continueShopping: "Continue Shopping",
  /** Of the cart at the side of a page. */
  open: "View cart",
  close: "Close",
  items: "Items",
  each: (price: string) => `${price} each`,
  lineTotal: "Line total",
  quantity: (name: string) => `Quantity of ${name}`,
  decrease: (name: string) => `One ${name} less`,
  increase: (name: string) => `One ${name} more`,
  limit: (largest: number) =>
    largest === 1 ? "This is the last one we have." : `${largest} is the most you can order now.`,
  remove: "Remove",
  removeLabel: (name: string) => `Remove ${name}`,
  removedTitle: "Item removed",
  removed: "Item has been removed from your cart.",
  removedLine: (name: string) => `${name} is out of your cart.`,
  undo: "Undo",
  undoLabel: (name: string) => `Put ${name} back`,
  outOfStock: "Out of stock",
  gone: "No longer sold",
  coupon: {
    label: "Coupon code",
    apply: "Apply",
    remove: "Remove coupon",
    appliedTitle: "Coupon applied",
    saved: (percent: number) => `You saved ${percent}% on your order.`,
    savedAmount: (amount: string) => `You saved ${amount} on your order.`,
    /** Of one that takes nothing off what is in the cart now. */
    countsFrom: (code: string, minimum: string) => `${code} is for orders of ${minimum} or more.`,
    countsElsewhere: (code: string) => `${code} is for items that are not in your cart.`,
    removedTitle: "Coupon removed",
    removed: "Coupon has been removed from your order.",
    invalidTitle: "Invalid coupon",
    invalid: "Please check your coupon code and try again",
    limited: (minutes: number) =>
      `Too many codes at once. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
    offline: "The shop cannot be reached. Please try again in a moment.",
    askAgain: "Try again",
  },
  summary: {
    title: "Order summary",
    subtotal: "Subtotal",
    discount: (code: string, percent: number | null) =>
      percent === null ? code : `${code}, ${percent}% off`,
    shipping: "Shipping",
    free: "Free",
    total: "Total",
  },
  /** Before the days on which it arrives: "Between December 3 and 9, 2026". */
  orderedToday: "Ordered today, it arrives:",
  /** Below the lines of the cart: answers to common questions. */
  facts: {
    label: "Good to know",
    delivery: {
      title: "Delivery",
      /** In a shop that sends everything everywhere free. */
      free: (isAhead: boolean) =>
        isAhead ? "Free, to anywhere, in one parcel." : "Free, to anywhere.",
      /** Of an order with something that is not here yet. */
      ahead: "We send you its tracking number.",
      text: (from: number, to: number) =>
        `We pack within ${from}–${to} business days, and send you the tracking number.`,
    },
    payment: "Payment",
    size: {
      title: "Will they fit?",
      text: "All sales are final, so measure first: it takes a minute.",
      link: "Check the size",
    },
    cancel: {
      title: "Changed your mind?",
      text: (hours: number) => `For ${hours} hours after the order you can cancel it yourself.`,
    },
  },
  lostCoupon: (code: string) =>
    `${code} no longer works, so it has been removed. Everything else is as you left it.`,
  uncheckedCoupon: (code: string) =>
    `We could not check ${code} just now, so it is not applied yet. We will keep trying.`,
  storedCoupon: (code: string) => `Your coupon ${code} will apply to what you add next.`,
  /** Below the name of a free gift. */
  giftText: "A present, packed with your order",
  checkout: "Checkout",
  /** Names of lines that are sold out, and of those that are no longer sold; "" for none. */
  checkoutBlocked: (soldOut: string, gone: string) =>
    [
      soldOut && `${soldOut} is out of stock. `,
      gone && `${gone} is no longer sold. `,
      "Remove it to continue with the rest of your cart.",
    ].join(""),
  /** Said aloud after a change. */
  status: (count: number, total: string) =>
    `Your cart holds ${itemsInWords(count)}, ${total} in total.`,
  statusEmpty: "Your cart is empty.",
} as const;
