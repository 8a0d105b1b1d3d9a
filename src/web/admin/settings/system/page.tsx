import { useContext } from "react";
import { Link } from "react-router";
import { readiness } from "#i18n/he/readiness.ts";
import { systemSettings as text } from "#i18n/he/settings.ts";
import type { ReadinessCheck, ReadinessKey } from "#modules/readiness/contract.ts";
import { Tag } from "#ui/tag.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { AbilitiesContext, useMissingRight } from "../../api/abilities.ts";
import { useApi } from "../../api/use-api.ts";
import { Panel } from "../../kit/panel.tsx";
import { listSections } from "../../screens.ts";
import { stateLooks } from "../ready/state-looks.ts";

/** For each screen its words, and the check before the launch that also tells its state. */
const parts: Readonly<Record<string, { about: string; check?: ReadinessKey }>> = {
  [adminPaths.mail]: { about: text.about.mail, check: "testMail" },
  [adminPaths.jobs]: { about: text.about.jobs },
  [adminPaths.backups]: { about: text.about.backups, check: "backup" },
  [adminPaths.security]: { about: text.about.security, check: "secondFactor" },
  [adminPaths.audit]: { about: text.about.audit },
};

/** The parts of the system, each with its state in a sentence; their details have own screens. */
export default function SystemPage() {
  const { may } = useContext(AbilitiesContext);
  const call = "GET /api/admin/readiness";
  const isReadable = useMissingRight({ call }) === undefined;
  const { data } = useApi(call, {}, { enabled: isReadable });
  return (
    <Panel title={text.title} note={text.note}>
      <ul className="divide-y divide-line border-t border-line">
        {listSections(may)
          .filter(({ within }) => within === adminPaths.system)
          .map(({ path, section }) => {
            const part = parts[path];
            const check = data?.checks.find(({ key }) => key === part?.check);
            return (
              <li key={path} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
                <div className="min-w-52 flex-1">
                  <Link to={path} className="link inline-flex min-h-11 items-center font-medium">
                    {section}
                  </Link>
                  <p className="text-soft">{check ? getSentence(check) : part?.about}</p>
                </div>
                {check && <Tag {...stateLooks[check.state]}>{readiness.states[check.state]}</Tag>}
              </li>
            );
          })}
      </ul>
    </Panel>
  );
}

function getSentence({ key, reason }: ReadinessCheck): string {
  return reason === null ? readiness.checks[key].done : readiness.reasons[reason];
}
