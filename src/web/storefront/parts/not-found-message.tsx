import { Link } from "react-router";
import { getButtonClass } from "#ui/button.tsx";
import { Image } from "#ui/image.tsx";
import { paths } from "#web/paths.ts";
import { usePlain } from "../catalog.tsx";

type DeadEndProps = {
  title: string;
  text: string;
  /** Instead, in a shop that sells nothing for pets. */
  plainText?: string;
  home: string;
};

/** For an address without a page: an explanation, and a link to the home page. */
export function DeadEnd({ title, text, plainText = text, home }: DeadEndProps) {
  const isPlain = usePlain() !== undefined;
  return (
    <div className="wrap section grid items-center gap-x-columns gap-y-10 md:grid-cols-2">
      <div className="grid justify-items-start gap-6">
        <h1>{title}</h1>
        <p className="lede">{isPlain ? plainText : text}</p>
        <Link to={paths.home} className={getButtonClass()}>
          {home}
        </Link>
      </div>
      <Image
        name={isPlain ? "plain/light" : "gallery/canyon"}
        alt=""
        sizes="(min-width: 48rem) 42vw, 91vw"
        className="aspect-4/3 w-full rounded-window object-cover"
      />
    </div>
  );
}
