import { home } from "#content/home.ts";

/** The four numbers that decide whether it is worth reading on. */
export function Facts() {
  return (
    <div className="wrap">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-b border-line py-8 lg:flex lg:justify-between">
        {home.facts.map((fact) => (
          <div key={fact.label}>
            <dt className="text-xs text-faint">{fact.label}</dt>
            <dd className="num font-medium">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
