/** The addresses of the back office, apart from those that every page of the shop carries. */
export const adminPaths = {
  home: "/admin",
  inventory: "/admin/inventory",
  orders: "/admin/orders",
  order: (id: string) => `/admin/orders/${id}`,
  newOrder: "/admin/orders/new",
  printOrders: (kind: "summary" | "packing" | "label" | "customs", ids: readonly string[]) =>
    `/admin/print/orders?kind=${kind}&ids=${ids.join(",")}`,
  products: "/admin/products",
  product: (id: string) => `/admin/products/${id}`,
  categories: "/admin/categories",
  coupons: "/admin/coupons",
  coupon: (id: string) => `/admin/coupons/${id}`,
  content: "/admin/content",
  /** The editor of one document: "home", "article/pet-carrier-flights". */
  document: (key: string) => `/admin/content/edit/${key}`,
  mediaLibrary: "/admin/content/media",
  redirects: "/admin/content/redirects",
  customers: "/admin/customers",
  customer: (id: string) => `/admin/customers/${id}`,
  /** All data of a customer, for printing. */
  /** The people who were erased, and the receipt of one erasure. */
  erasures: "/admin/erasures",
  printErasure: (id: string) => `/admin/print/erasure?id=${id}`,
  returns: "/admin/returns",
  return: (id: string) => `/admin/returns/${id}`,
  reviews: "/admin/reviews",
  review: (id: string) => `/admin/reviews/${id}`,
  messages: "/admin/messages",
  message: (id: string) => `/admin/messages/${id}`,
  dealers: "/admin/dealers",
  subscribers: "/admin/subscribers",
  analytics: "/admin/analytics",
  printMonth: (month: string) => `/admin/print/month?month=${month}`,
  settings: "/admin/settings",
  roles: "/admin/settings/roles",
  ownSecurity: "/admin/settings/me",
  /** Mails, jobs, backups, security and the log, with what is to be seen to. */
  system: "/admin/settings/system",
  security: "/admin/settings/security",
  mail: "/admin/settings/mail",
  jobs: "/admin/settings/jobs",
  backups: "/admin/settings/backups",
  audit: "/admin/settings/audit",
  /** List of what is still missing before the shop opens. */
  ready: "/admin/settings/ready",
} as const;
