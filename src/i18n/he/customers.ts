/** The customers of the back office, and the screens beside them. */
export const crm = {
  label: "ניהול קשרי לקוחות",
  customers: "לקוחות",
  messages: "פניות",
  dealers: "משווקים",
  subscribers: "ניוזלטר",
} as const;
