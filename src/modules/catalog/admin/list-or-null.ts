/** A list as its column has it: null when it is empty. */
export const listOrNull = <T>(list: T[]): T[] | null => (list.length === 0 ? null : list);
