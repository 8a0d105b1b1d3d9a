import { useApi } from "../api/use-api.ts";

/** The name and the address on printed papers; empty as long as they are not known. */
export function useLetterhead(): { isPending: boolean; name: string; email: string } {
  const { data, isPending } = useApi("GET /api/admin/letterhead", {});
  return { isPending, name: data?.name ?? "", email: data?.email ?? "" };
}
