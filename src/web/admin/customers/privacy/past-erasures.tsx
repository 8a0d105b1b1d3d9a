import { UserX } from "lucide-react";
import { useNavigate } from "react-router";
import { privacy } from "#i18n/he/privacy.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { useMay } from "../../api/abilities.ts";
import { ToolButton } from "../../kit/tool-button.tsx";

/** The link to past erasures, for staff who may see them. */
export function PastErasures() {
  const may = useMay();
  const navigate = useNavigate();
  if (!may("customers.erase")) return null;
  return (
    <ToolButton label={privacy.list.link} onClick={() => void navigate(adminPaths.erasures)}>
      <UserX aria-hidden className="size-5" />
    </ToolButton>
  );
}
