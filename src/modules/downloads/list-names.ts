/** The lists of the back office that can be downloaded as a file, by the name of the file. */
export const listNames = [
  "customers",
  "products",
  "stock",
  "movements",
  "coupons",
  "subscribers",
  "messages",
  "dealers",
  "reviews",
  "returns",
  "payments",
  "changes",
] as const;
export type ListName = (typeof listNames)[number];
