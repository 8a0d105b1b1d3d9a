import { Scale } from "lucide-react";
import { DataText } from "#ui/data-text.tsx";
import { RightsLink } from "../rights/rights-link.tsx";
import type { ShopRights } from "../rights/shop-rights.ts";

/** The rights that laws give, of all countries: a cached page does not know where its reader is. */
export function RightsNote({ link, areas }: ShopRights) {
  return (
    <div className="grid gap-2 border-t border-line pt-4 text-xs leading-ui text-soft">
      <ul className="grid gap-2">
        {areas.map(({ code, name, notice, offer }) => (
          <li key={code}>
            <b className="font-medium text-text">
              <DataText>{name}</DataText>:
            </b>{" "}
            {notice}
            {offer && <span className="block whitespace-pre-line">{offer}</span>}
          </li>
        ))}
      </ul>
      <RightsLink className="link inline-flex items-center gap-1.5 justify-self-start py-2">
        <Scale aria-hidden className="size-4 flex-none" />
        {link}
      </RightsLink>
    </div>
  );
}
