import { redirect } from "react-router";
import { paths } from "../paths.ts";

/** Where password managers look for the page that changes a password (W3C, change-password-url). */
export function loader() {
  return redirect(paths.account);
}
