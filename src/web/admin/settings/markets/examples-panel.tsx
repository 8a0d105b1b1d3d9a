import { Calculator } from "lucide-react";
import { useState } from "react";
import { markets } from "#i18n/he/markets.ts";
import { useApi } from "../../api/use-api.ts";
import { CheckInput } from "../../kit/fields.tsx";
import { ListFrame } from "../../kit/list-frame.tsx";
import { EmptyState } from "../../kit/list-states.tsx";
import { Panel } from "../../kit/panel.tsx";
import { ExamplesTable } from "./examples-table.tsx";

const text = markets.examples;

/** The price of one piece of the first product in different places, as the checkout has it. */
export function ExamplesPanel() {
  const [withProposals, setWithProposals] = useState(false);
  const read = useApi("GET /api/admin/markets/examples", {
    query: withProposals ? { withProposals: "true" } : {},
  });
  const title = text.title(read.data?.goods ?? "");
  return (
    <Panel
      title={title}
      className="overflow-hidden"
      action={
        <CheckInput
          label={text.withProposals}
          checked={withProposals}
          onChange={({ target }) => setWithProposals(target.checked)}
        />
      }
    >
      <ListFrame
        read={read}
        failed={text.failed}
        isEmpty={({ examples }) => examples.length === 0}
        empty={<EmptyState Icon={Calculator} {...text.none} />}
      >
        {({ examples }) => <ExamplesTable label={title} examples={examples} />}
      </ListFrame>
    </Panel>
  );
}
