/** Whether requests with this method only read data. */
export const isReadingMethod = (method: string | undefined): boolean =>
  method === "GET" || method === "HEAD";
