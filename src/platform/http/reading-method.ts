/** Whether a request with this method only reads: it gets an answer and changes nothing. */
export const isReadingMethod = (method: string | undefined): boolean =>
  method === "GET" || method === "HEAD";
