import { redirect } from "react-router";

/** Where programs that do not read the page look for its icon; many of them draw no SVG. */
export function loader() {
  return redirect("/icon-192.png");
}
