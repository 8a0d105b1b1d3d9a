/** The words on the papers of an order, in the language of their reader. */
export type PaperWords = {
  readonly titles: Readonly<Record<"summary" | "packing" | "label", string>>;
  readonly order: string;
  readonly date: string;
  readonly customer: string;
  readonly billing: string;
  readonly shipping: string;
  readonly item: string;
  readonly sku: string;
  readonly quantity: string;
  readonly price: string;
  readonly lineTotal: string;
  readonly packed: string;
  readonly subtotal: string;
  readonly coupon: string;
  readonly shippingCost: string;
  readonly free: string;
  readonly total: string;
  readonly agreed: string;
  readonly agreedReason: string;
  readonly list: string;
  readonly tax: string;
  /** Before the name of a tax that is a part of the total. */
  readonly taxInside: string;
  readonly taxNumber: string;
  readonly customerVatNumber: string;
  readonly reverseCharge: string;
  readonly duty: string;
  readonly paid: string;
  readonly refunded: string;
  readonly due: string;
  readonly rate: { readonly by: string; readonly of: string };
  readonly notes: string;
  readonly pieces: (pieces: number) => string;
  readonly packedBy: string;
  readonly packedOn: string;
  readonly thanks: string;
  readonly from: string;
  readonly to: string;
  readonly phone: string;
};

export const papers: PaperWords = {
  titles: { summary: "Order summary", packing: "Packing slip", label: "Address label" },
  order: "Order",
  date: "Ordered on",
  customer: "Customer",
  billing: "Billing address",
  shipping: "Shipping address",
  item: "Item",
  sku: "SKU",
  quantity: "Quantity",
  price: "Unit price",
  lineTotal: "Total",
  packed: "Packed",
  subtotal: "Subtotal",
  coupon: "Coupon",
  shippingCost: "Shipping",
  free: "Free",
  total: "Order total",
  agreed: "Agreed order total",
  agreedReason: "Reason for the price:",
  list: "List price:",
  tax: "Tax",
  taxInside: "Including",
  taxNumber: "VAT number of the shop",
  customerVatNumber: "Customer's VAT number",
  reverseCharge: "Reverse charge: the customer accounts for the tax.",
  duty: "Customs duty",
  paid: "Paid",
  refunded: "Refunded",
  due: "Due",
  rate: { by: "At a rate of", of: "of" },
  notes: "Notes",
  pieces: (pieces) => (pieces === 1 ? "1 piece to pack" : `${pieces} pieces to pack`),
  packedBy: "Packed by",
  packedOn: "Packed on",
  thanks: "Thank you for your order. If you have a question, write to",
  from: "From",
  to: "To",
  phone: "Phone",
};
