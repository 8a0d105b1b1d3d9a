import { Fragment } from "react";

/** A stock keeping unit. Its end is what differs, so it breaks between parts and is never cut. */
export function SkuText({ sku, className = "" }: { sku: string; className?: string }) {
  return (
    <bdi dir="ltr" className={`text-page-start wrap-anywhere ${className}`}>
      {sku.split(/(?<=_)/).map((part, index) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </bdi>
  );
}
