/** Whatever is read anew when messages or the newsletter's list change. */
export const messageReads = [
  "/api/admin/message",
  "/api/admin/dealers",
  "/api/admin/customers",
] as const;
