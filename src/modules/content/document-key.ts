/** How documents are named: "home", "mail/order-shipped". */
export const documentKeyPattern = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)?$/;

export const MAX_DOCUMENT_KEY = 120;
