/** The words of the cart, shared by its page and the order summary of the checkout. */
export const cart = {
  title: "Your cart",
  description: "The backpacks you picked, with a free storage bag and free shipping.",
  /** Before the browser has read its storage. */
  reading: "Opening your cart",
  noScript: "Your cart is kept in your browser, so this page needs JavaScript.",
  empty: "Your cart is empty",
  emptyText: "Three colours are waiting outside.",
  continueShopping: "Continue Shopping",
  items: "Items",
  bags: (count: number) => `${count} ${count === 1 ? "bag" : "bags"}`,
  each: (price: string) => `${price} each`,
  lineTotal: "Line total",
  quantity: (name: string) => `Quantity of ${name}`,
  decrease: (name: string) => `One ${name} less`,
  increase: (name: string) => `One ${name} more`,
  limit: (largest: number) =>
    largest === 1 ? "This is the last bag we have." : `${largest} is the most you can order now.`,
  remove: "Remove",
  removeLabel: (name: string) => `Remove ${name}`,
  removedTitle: "Item removed",
  removed: "Item has been removed from your cart.",
  removedLine: (name: string) => `${name} is out of your cart.`,
  undo: "Undo",
  undoLabel: (name: string) => `Put ${name} back`,
  outOfStock: "Out of stock",
  coupon: {
    label: "Coupon code",
    apply: "Apply",
    remove: "Remove coupon",
    appliedTitle: "Coupon applied",
    saved: (percent: number) => `You saved ${percent}% on your order.`,
    removedTitle: "Coupon removed",
    removed: "Coupon has been removed from your order.",
    invalidTitle: "Invalid coupon",
    invalid: "Please check your coupon code and try again",
  },
  summary: {
    title: "Order summary",
    subtotal: "Subtotal",
    discount: (code: string, percent: number) => `${code}, ${percent}% off`,
    shipping: "Shipping",
    free: "Free",
    total: "Total",
  },
  gift: { name: "Free storage bag", text: "A present, packed with your order" },
  checkout: "Checkout",
  checkoutBlocked: (names: string) =>
    `${names} is out of stock. Remove it to go on with the rest of your cart.`,
  /** Said aloud after a change. */
  status: (count: number, total: string) =>
    count === 0
      ? "Your cart is empty."
      : `Your cart holds ${count} ${count === 1 ? "bag" : "bags"}, ${total} in total.`,
} as const;
