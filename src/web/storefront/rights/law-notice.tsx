import { DataText } from "#ui/data-text.tsx";
import { RightsLink } from "./rights-link.tsx";

type LawNoticeProps = {
  /** The law area, which is an anchor of the page about all of them. */
  code: string;
  name: string;
  notice: string;
  /** Label of the link to more about it. */
  link: string;
};

/** The rights that the law of an area gives a customer, in short. */
export function LawNotice({ code, name, notice, link }: LawNoticeProps) {
  return (
    <p className="text-sm text-soft">
      <b className="font-medium text-text">
        <DataText>{name}</DataText>:
      </b>{" "}
      {notice} <RightsLink area={code}>{link}</RightsLink>.
    </p>
  );
}
