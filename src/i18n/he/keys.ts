import { words } from "../words.ts";

/** The list of the keys, which is loaded once it is asked for. */
export const keys = words("keys", {
  title: "קיצורי מקלדת",
  intro: "המקשים פועלים גם כשהמקלדת בעברית, אך לא בזמן הקלדה בשדה.",
  groups: { general: "כללי", go: "מעבר בין עמודים" },
  followedBy: "ואז",
  palette: "חיפוש ופקודות",
  search: "מעבר לחיפוש שבעמוד",
  newOrder: "הזמנה חדשה",
  help: "רשימת הקיצורים",
  active: "קיצורים של מקש אחד פעילים",
});
