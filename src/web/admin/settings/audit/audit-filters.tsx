import { audit } from "#i18n/he/audit.ts";
import { auditedEntities } from "#modules/audit/entities.ts";
import { Options } from "#ui/options.tsx";
import { useApi } from "../../api/use-api.ts";
import { FilterChips, OptionsSelect } from "../../kit/list-filters.tsx";
import { SearchField } from "../../kit/search-field.tsx";
import type { FilterField } from "../../kit/use-list.ts";
import type { AuditList } from "./audit-list.ts";

const text = audit.filter;
const actionLabels = { all: text.allActions, ...audit.actions };

/** Search and filters of the log. */
export function AuditFilters({ list }: { list: AuditList }) {
  const { data } = useApi("GET /api/admin/audit/people", {});
  return (
    <>
      <SearchField label={text.search} field={list.field("q")} />
      <OptionsSelect label={text.person} field={list.field("person")}>
        <option value="">{text.everybody}</option>
        {data?.people.map(({ id, email, name }) => (
          <option key={id} value={id}>
            {name ?? email ?? id}
          </option>
        ))}
      </OptionsSelect>
      <OptionsSelect label={text.entity} field={list.field("entity")}>
        <option value="">{text.everything}</option>
        <Options values={auditedEntities} labels={audit.entities} />
      </OptionsSelect>
      <FilterChips label={text.action} field={list.field("action")} labels={actionLabels} />
      <div className="flex flex-wrap gap-2">
        <Day label={text.from} field={list.field("from")} />
        <Day label={text.until} field={list.field("until")} />
      </div>
    </>
  );
}

function Day({ label, field }: { label: string; field: FilterField }) {
  return (
    <label className="flex items-center gap-1.5 text-xs text-soft">
      {label}
      <input
        type="date"
        dir="ltr"
        value={field.value}
        onChange={({ target }) => field.select(target.value)}
        className="num min-h-11 rounded-sm border border-line bg-surface px-2 text-text lg:min-h-10"
      />
    </label>
  );
}
