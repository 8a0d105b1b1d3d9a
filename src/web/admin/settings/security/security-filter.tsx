import { shopSecurity } from "#i18n/he/shop-security.ts";
import {
  securityEventTypes,
  severities,
  type SecurityEventType,
  type Severity,
} from "#modules/security/events.ts";
import { Chips } from "../../kit/chips.tsx";
import { SearchField } from "../../kit/search-field.tsx";
import { useUrlState } from "../../kit/url-state.ts";
import { FilterSelect } from "../parts/filter-select.tsx";

const text = shopSecurity.filter;

type Filter = { type?: SecurityEventType; severity?: Severity; address?: string };

/** What the address narrows events and alerts down to; whatever it says wrongly counts as not said. */
export function useSecurityFilter() {
  const [values, change] = useUrlState(["type", "severity", "address", "after"]);
  const type = securityEventTypes.find((it) => it === values.type);
  const severity = severities.find((it) => it === values.severity);
  const filter: Filter = {
    ...(type && { type }),
    ...(severity && { severity }),
    ...(values.address !== undefined && { address: values.address.slice(0, 45) }),
  };
  return {
    filter,
    query: { ...filter, ...(values.after !== undefined && { after: values.after }) },
    isFiltered: Object.keys(filter).length > 0,
    clear: () => change({ type: null, severity: null, address: null }),
    change,
  };
}

export function SecurityFilter({ filter, change }: ReturnType<typeof useSecurityFilter>) {
  return (
    <div className="flex flex-wrap items-center gap-2 px-5 pb-4">
      <SearchField
        label={text.address}
        value={filter.address ?? ""}
        onSearch={(address) => change({ address }, { replace: true })}
      />
      <FilterSelect
        label={text.type}
        value={filter.type ?? ""}
        all={text.allTypes}
        onChoose={(type) => change({ type })}
      >
        {securityEventTypes.map((type) => (
          <option key={type} value={type}>
            {shopSecurity.types[type]}
          </option>
        ))}
      </FilterSelect>
      <Chips<Severity | "all">
        label={text.severity}
        value={filter.severity ?? "all"}
        choices={[
          { value: "all", label: text.allSeverities },
          ...severities.map((value) => ({ value, label: shopSecurity.severities[value] })),
        ]}
        onChoose={(severity) => change({ severity: severity === "all" ? null : severity })}
      />
    </div>
  );
}
