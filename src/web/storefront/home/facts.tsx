import { useContent } from "../content.ts";
import { Units } from "../parts/units.tsx";

/** The most important numbers of the product. */
export function Facts() {
  const { facts } = useContent("home");
  if (facts.length === 0) return null;
  return (
    <div className="wrap">
      <dl className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] gap-x-5 gap-y-5 border-b border-line py-8 lg:flex lg:justify-between">
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt className="text-xs text-faint">{fact.label}</dt>
            <dd className="num font-medium">
              <Units>{fact.value}</Units>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
