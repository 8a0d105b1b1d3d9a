import { audit } from "#i18n/he/audit.ts";
import type { auditEndpoints } from "#modules/audit/contract.ts";
import { auditActions, auditedEntities, type AuditAction } from "#modules/audit/entities.ts";
import { useApi } from "../../api/use-api.ts";
import { Chips } from "../../kit/chips.tsx";
import { SearchField } from "../../kit/search-field.tsx";
import { FilterSelect } from "../parts/filter-select.tsx";
import type { useAuditFilter } from "./use-audit-filter.ts";

const text = audit.filter;

/** What narrows the log down. */
export function AuditFilters({ filter, change }: ReturnType<typeof useAuditFilter>) {
  const { data } = useApi<typeof auditEndpoints.listAuditPeople>("/api/admin/audit/people", {});
  return (
    <div className="flex flex-wrap items-center gap-2 px-5 pb-4">
      <SearchField
        label={text.search}
        value={filter.q ?? ""}
        onSearch={(q) => change({ q }, { replace: true })}
      />
      <FilterSelect
        label={text.person}
        value={filter.person ?? ""}
        all={text.everybody}
        onChoose={(person) => change({ person })}
      >
        {data?.people.map(({ id, email }) => (
          <option key={id} value={id}>
            {email ?? id}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={text.entity}
        value={filter.entity ?? ""}
        all={text.everything}
        onChoose={(entity) => change({ entity })}
      >
        {auditedEntities.map((entity) => (
          <option key={entity} value={entity}>
            {audit.entities[entity]}
          </option>
        ))}
      </FilterSelect>
      <Chips<AuditAction | "all">
        label={text.action}
        value={filter.action ?? "all"}
        choices={[
          { value: "all", label: text.allActions },
          ...auditActions.map((value) => ({ value, label: audit.actions[value] })),
        ]}
        onChoose={(action) => change({ action: action === "all" ? null : action })}
      />
      <div className="flex flex-wrap gap-2">
        <Day label={text.from} value={filter.from} onChange={(from) => change({ from })} />
        <Day label={text.until} value={filter.until} onChange={(until) => change({ until })} />
      </div>
    </div>
  );
}

function Day({
  label,
  value = "",
  onChange,
}: {
  label: string;
  value: string | undefined;
  onChange: (day: string | null) => void;
}) {
  return (
    <label className="flex items-center gap-1.5 text-xs text-soft">
      {label}
      <input
        type="date"
        dir="ltr"
        value={value}
        onChange={({ target }) => onChange(target.value === "" ? null : target.value)}
        className="num min-h-11 rounded-sm border border-line bg-surface px-2 text-text lg:min-h-10"
      />
    </label>
  );
}
