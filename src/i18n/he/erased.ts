/** What stands in the database where somebody's data was. */
export const erased = {
  /** In place of a name. */
  name: "פרטי הלקוח נמחקו",
  /** In place of free words. */
  text: "[נמחק]",
} as const;
