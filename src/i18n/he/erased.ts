/** Texts that replace erased personal data in the database. */
export const erased = {
  /** In place of a name. */
  name: "פרטי הלקוח נמחקו",
  /** In place of free words. */
  text: "[נמחק]",
} as const;
