import { parseSync } from "vite";
import type { Rule } from "./rule.ts";
import { getLine } from "./sources.ts";
import { getName, within, type Node } from "./syntax.ts";

/** Properties that only names and texts of the owner and of customers have. */
const ownNames: ReadonlySet<string> = new Set(
  (
    "productName variantName shortName colorName categoryName customerName authorName petName fullName " +
    "legalName actorName tagline line1 line2 excerpt"
  ).split(" "),
);

/** Other properties that are such texts, by the names of what has them. */
const namesByOwner: Readonly<Record<string, readonly string[]>> = {
  address: ["city"],
  agreed: ["reason"],
  article: ["title"],
  assignee: ["name"],
  brand: ["name"],
  category: ["name"],
  coupon: ["note"],
  customer: ["name"],
  event: ["note"],
  file: ["name"],
  gift: ["name"],
  image: ["name"],
  item: ["name", "note"],
  line: ["name", "variant", "description", "reason"],
  message: ["text", "body"],
  note: ["body"],
  person: ["name"],
  product: ["name", "variant"],
  publishedBy: ["name"],
  review: ["name", "title", "body", "content", "answer", "breed"],
  row: ["name", "title", "body"],
  saved: ["label", "name"],
  testimonial: ["name", "quote", "location"],
  user: ["name"],
  variant: ["name"],
};

/** Elements that print such texts, and those that cannot have elements inside. */
const printers: ReadonlySet<string> = new Set(["DataText", "option", "title", "textarea"]);
/** Functions whose results are such names. */
const makers: ReadonlySet<string> = new Set(
  "formatShortName formatFullName formatNameWithSize formatLineName toLineLabel".split(" "),
);
/** Functions that make them fit into a sentence. */
const isolators: ReadonlySet<string> = new Set(["isolateText", "apart"]);

/** True for a name, a title or a text that people have entered, as far as its name tells. */
function isData(node: Node): boolean {
  if (node.type === "Identifier") return ownNames.has(node.name);
  if (node.type !== "MemberExpression" || node.computed) return false;
  const property = getName(node.property) ?? "";
  const { object } = node;
  const owner = object.type === "MemberExpression" ? getName(object.property) : getName(object);
  return ownNames.has(property) || (namesByOwner[owner ?? ""]?.includes(property) ?? false);
}

const isMapped = ({ property }: { readonly property: Node }) =>
  ["map", "flatMap"].includes(getName(property) ?? "");

/** The data that an expression prints: not what it compares, and not what elements in it print. */
function findPrinted(node: Node): Node[] {
  if (isData(node)) return [node];
  if (node.type === "ConditionalExpression")
    return [node.consequent, node.alternate].flatMap(findPrinted);
  if (node.type === "LogicalExpression")
    return (node.operator === "&&" ? [node.right] : [node.left, node.right]).flatMap(findPrinted);
  if (node.type === "BinaryExpression" && node.operator === "+")
    return [node.left, node.right].flatMap(findPrinted);
  if (node.type === "TemplateLiteral") return node.expressions.flatMap(findPrinted);
  if (node.type === "ArrayExpression")
    return node.elements.flatMap((each) => (each === null ? [] : findPrinted(each)));
  if (node.type !== "CallExpression") return [];
  const { callee } = node;
  const name = getName(callee) ?? "";
  if (makers.has(name)) return [node];
  if (isolators.has(name)) return [];
  const joined = callee.type === "MemberExpression" && !isMapped(callee) ? [callee.object] : [];
  return [...joined, ...node.arguments].flatMap(findPrinted);
}

/** A name or a text of people that stands bare between the words of a page, as a line each. */
export const bareDataRule: Rule = {
  name: "names, titles and texts of the owner and of customers are printed by DataText",
  covers: (path) =>
    /^src\/(?:web|ui|modules)\/.*\.tsx$/.test(path) && !/\.(?:test|fixture)\.tsx$/.test(path),
  find: ({ path, text }) =>
    within(parseSync(path, text).program).flatMap((node) => {
      if (node.type !== "JSXElement" && node.type !== "JSXFragment") return [];
      if (node.type === "JSXElement" && printers.has(getName(node.openingElement.name) ?? ""))
        return [];
      return node.children
        .flatMap((child) =>
          child.type === "JSXExpressionContainer" ? findPrinted(child.expression) : [],
        )
        .map((data) => `${path}:${getLine(text, data.start)}: ${text.slice(data.start, data.end)}`);
    }),
  breaks: [
    { path: "src/web/a.tsx", text: "<h1>{variant.variantName}</h1>" },
    { path: "src/web/a.tsx", text: "<p>{isShort ? shortName : null}</p>" },
    { path: "src/web/a.tsx", text: "<bdi>{order.customer.name}</bdi>" },
    { path: "src/web/a.tsx", text: "<p>{[review.name, review.breed].join()}</p>" },
    { path: "src/web/a.tsx", text: "<p>{text.by(customer.name)}</p>" },
    { path: "src/web/a.tsx", text: "<>{`${line.name}:`}</>" },
    { path: "src/web/a.tsx", text: "<b>{formatShortName(each)}</b>" },
  ],
  keeps: [
    { path: "src/web/a.tsx", text: "<DataText>{variant.variantName}</DataText>" },
    { path: "src/web/a.tsx", text: "<DataTexts parts={[review.name, review.breed]} />" },
    { path: "src/web/a.tsx", text: "<p>{text.by(isolateText(customer.name))}</p>" },
    { path: "src/web/a.tsx", text: "<p>{review.title !== null && <b>{text.title}</b>}</p>" },
    { path: "src/web/a.tsx", text: `<option value="1">{category.name}</option>` },
  ],
};
