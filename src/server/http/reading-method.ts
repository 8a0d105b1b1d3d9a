/** Whether an HTTP method only reads: GET and HEAD do. */
export const isReadingMethod = (method: string | undefined): boolean =>
  method === "GET" || method === "HEAD";
