import { Link } from "react-router";
import { useContent } from "../content.ts";

/** The owner's line above everything; nothing while there is none. */
export function Announcement() {
  const { text, link } = useContent("announcement");
  if (text === "") return null;
  return (
    <p className="bg-brand-quiet px-(--gutter) py-2 text-center text-sm leading-ui text-on-brand-quiet wrap-anywhere print:hidden">
      {text}
      {link.to !== "" && link.label !== "" && (
        <>
          {" "}
          <Link to={link.to} className="link inline-block py-2.5">
            {link.label}
          </Link>
        </>
      )}
    </p>
  );
}
