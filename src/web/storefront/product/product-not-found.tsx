import { Link } from "react-router";
import { productPage } from "#i18n/en/product.ts";
import { buttonClass } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";

/** For a colour that does not exist or is not sold at present. */
export function ProductNotFound() {
  const text = productPage.notFound;
  return (
    <div className="wrap section grid min-h-[60svh] content-center justify-items-start gap-6">
      <h1>{text.title}</h1>
      <p className="lede">{text.text}</p>
      <Link to={paths.home} className={buttonClass()}>
        {text.home}
      </Link>
    </div>
  );
}
