import { orderSuccess as text } from "#i18n/en/order-success.ts";
import { useContent } from "../content.ts";
import { WaysOn } from "./next-steps.tsx";

/** For an order that the shop does not know. */
export function Unconfirmed() {
  const { email } = useContent("brand");
  return (
    <div className="wrap section grid min-h-[60svh] content-center justify-items-start gap-6">
      <h1>{text.unknown.title}</h1>
      <p className="lede">
        {text.unknown.text}{" "}
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
      </p>
      <WaysOn />
    </div>
  );
}
