import { push as text } from "#i18n/he/push.ts";
import type { PushState } from "#modules/notifications/push/contract.ts";
import { useApiAction } from "../../api/use-api.ts";
import { Switch } from "../../kit/switch.tsx";

type Kind = PushState["kinds"][number];

/** Switches for the kinds of news on the user's devices. */
export function NewsSwitches({ kinds }: { kinds: readonly Kind[] }) {
  if (kinds.length === 0) return null;
  return (
    <section aria-labelledby="news-switches" className="grid gap-1 px-5">
      <h3 id="news-switches" className="text-sm leading-ui font-medium">
        {text.switches}
      </h3>
      <ul className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
        {kinds.map((kind) => (
          <NewsSwitch key={kind.kind} {...kind} />
        ))}
      </ul>
    </section>
  );
}

function NewsSwitch({ kind, isOn }: Kind) {
  const { name } = text.kinds[kind];
  const change = useApiAction("PUT /api/admin/push/kinds/:kind", { failed: text.notSwitched });
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line py-1">
      <span aria-hidden className="text-sm">
        {name}
      </span>
      <Switch
        label={name}
        isOn={isOn}
        action={change}
        onSwitch={(requested) => change.mutate({ params: { kind }, body: { isOn: requested } })}
      />
    </li>
  );
}
