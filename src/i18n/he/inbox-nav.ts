/** The screens with what people write to the shop, beside each other. */
export const inboxNav = {
  label: "פניות אל החנות",
  messages: "פניות",
  dealers: "משווקים",
  subscribers: "ניוזלטר",
} as const;
