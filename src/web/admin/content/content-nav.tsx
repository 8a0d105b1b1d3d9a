import { useContext } from "react";
import { contentList } from "#i18n/he/content.ts";
import { AbilitiesContext } from "../api/abilities.ts";
import { SectionNav } from "../kit/section-nav.tsx";
import { getSections } from "../screens.ts";

/** The screens of the content beside each other. */
export function ContentNav() {
  const { may } = useContext(AbilitiesContext);
  return <SectionNav label={contentList.sections} sections={getSections("content", may)} />;
}
