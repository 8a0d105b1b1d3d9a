/** Much longer than the addresses of any push service. */
export const MAX_ENDPOINT = 1_000;
