/** The subject of a call in its address: "products" of "/api/admin/products/:id". */
export function getResource(call: string): string {
  return call.split("/")[3] ?? "";
}
