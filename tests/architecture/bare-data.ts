import { parseSync } from "vite";
import type { Rule } from "./rule.ts";
import { getLine } from "./sources.ts";
import { findLastName, visitScoped, type Origin, type Scope } from "./scopes.ts";
import { getName, type Node } from "./syntax.ts";

/** Properties that only names and texts of the owner and of customers have. */
const ownNames: ReadonlySet<string> = new Set(
  (
    "productName variantName shortName colorName categoryName customerName authorName petName fullName " +
    "legalName actorName carrierName full_name tagline line1 line2 excerpt"
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
  change: ["name"],
  coupon: ["note"],
  customer: ["name"],
  event: ["note"],
  file: ["name"],
  gift: ["name"],
  held: ["name"],
  image: ["name"],
  item: ["name", "note"],
  line: ["name", "variant", "description", "reason"],
  message: ["text", "body"],
  note: ["body"],
  person: ["name"],
  product: ["name", "variant"],
  publishedBy: ["name"],
  review: ["name", "title", "body", "content", "answer", "breed"],
  row: ["name", "title", "body", "note"],
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
const isolators: ReadonlySet<string> = new Set(["isolateText", "isolate"]);

/** Names that a file binds, and whether each holds such a text. */
type Known = Scope<boolean>;

const isOwned = (owner: string | undefined, property: string) =>
  ownNames.has(property) || (namesByOwner[owner ?? ""]?.includes(property) ?? false);

/** True for a name, a title or a text that people have entered, as far as its name tells. */
function isData(node: Node, bound: Known): boolean {
  if (node.type === "ChainExpression") return isData(node.expression, bound);
  if (node.type === "Identifier") return bound.get(node.name) ?? ownNames.has(node.name);
  if (node.type !== "MemberExpression" || node.computed) return false;
  return isOwned(findLastName(node.object), getName(node.property) ?? "");
}

/** Remembers of each name in a pattern whether such a text is bound to it. */
function bindNames(bound: Known, pattern: Node, { value, owner }: Origin): void {
  if (pattern.type === "AssignmentPattern") {
    bindNames(bound, pattern.left, { value, owner });
    return;
  }
  if (pattern.type === "Identifier")
    bound.set(pattern.name, value ? isNamed(value, bound) : ownNames.has(pattern.name));
  if (pattern.type !== "ObjectPattern") return;
  const from = owner ?? (value ? findLastName(value) : undefined);
  for (const each of pattern.properties) {
    if (each.type !== "Property") continue;
    const property = getName(each.key) ?? "";
    const target = each.value.type === "AssignmentPattern" ? each.value.left : each.value;
    if (target.type === "Identifier") bound.set(target.name, isOwned(from, property));
    else bindNames(bound, target, { owner: property });
  }
}

/** True for such a text, and for the name that a function makes of one. */
const isNamed = (value: Node, bound: Known): boolean =>
  isData(value, bound) ||
  (value.type === "CallExpression" && makers.has(getName(value.callee) ?? ""));

const isMapped = ({ property }: { readonly property: Node }) =>
  ["map", "flatMap"].includes(getName(property) ?? "");

/** A function of a Hebrew catalogue, which isolates what it is given (catalog-values.ts). */
const isOfCatalog = (callee: Node): boolean =>
  callee.type === "MemberExpression" ? isOfCatalog(callee.object) : getName(callee) === "text";

/** The data that an expression prints: not what it compares, and not what elements in it print. */
function findPrinted(node: Node, bound: Known, path: string): Node[] {
  const findIn = (part: Node) => findPrinted(part, bound, path);
  if (isData(node, bound)) return [node];
  if (node.type === "ConditionalExpression")
    return [node.consequent, node.alternate].flatMap(findIn);
  if (node.type === "LogicalExpression")
    return (node.operator === "&&" ? [node.right] : [node.left, node.right]).flatMap(findIn);
  if (node.type === "BinaryExpression" && node.operator === "+")
    return [node.left, node.right].flatMap(findIn);
  if (node.type === "TemplateLiteral") return node.expressions.flatMap(findIn);
  if (node.type === "ArrayExpression")
    return node.elements.flatMap((each) => (each === null ? [] : findIn(each)));
  if (node.type !== "CallExpression") return [];
  const { callee } = node;
  const name = getName(callee) ?? "";
  if (makers.has(name)) return [node];
  if (isolators.has(name) || (path.startsWith("src/web/admin/") && isOfCatalog(callee))) return [];
  const joined = callee.type === "MemberExpression" && !isMapped(callee) ? [callee.object] : [];
  return [...joined, ...node.arguments].flatMap(findIn);
}

/** A name or a text of people that stands bare between the words of a page, as a line each. */
export const bareDataRule: Rule = {
  name: "names, titles and texts of the owner and of customers are printed by DataText",
  covers: (path) =>
    /^src\/(?:web|ui|modules)\/.*\.tsx$/.test(path) && !/\.(?:test|fixture)\.tsx$/.test(path),
  find: ({ path, text }) => {
    const bare: string[] = [];
    visitScoped<boolean>(parseSync(path, text).program, {
      declare: bindNames,
      visit: (node, bound) => {
        if (node.type !== "JSXElement" && node.type !== "JSXFragment") return;
        if (node.type === "JSXElement" && printers.has(getName(node.openingElement.name) ?? ""))
          return;
        for (const child of node.children)
          if (child.type === "JSXExpressionContainer")
            for (const data of findPrinted(child.expression, bound, path))
              bare.push(
                `${path}:${getLine(text, data.start)}: ${text.slice(data.start, data.end)}`,
              );
      },
    });
    return bare;
  },
  breaks: [
    { path: "src/web/a.tsx", text: "<h1>{variant.variantName}</h1>" },
    { path: "src/web/a.tsx", text: "<p>{isShort ? shortName : null}</p>" },
    { path: "src/web/a.tsx", text: "<bdi>{order.customer.name}</bdi>" },
    { path: "src/web/a.tsx", text: "<p>{[review.name, review.breed].join()}</p>" },
    { path: "src/web/a.tsx", text: "<p>{text.by(customer.name)}</p>" },
    { path: "src/web/a.tsx", text: "<>{`${line.name}:`}</>" },
    { path: "src/web/a.tsx", text: "<b>{formatShortName(each)}</b>" },
    { path: "src/web/a.tsx", text: "const { name } = order.customer; <b>{name}</b>" },
    { path: "src/web/a.tsx", text: "const { name: by, note } = x.customer; <b>{by}</b>" },
    { path: "src/web/a.tsx", text: "const called = formatLineName(x); <b>{called}</b>" },
    { path: "src/web/a.tsx", text: "order.lines.map(({ name }) => <b>{name}</b>)" },
    { path: "src/web/a.tsx", text: "const A = ({ line: { name } }) => <b>{name}</b>" },
    { path: "src/web/a.tsx", text: "const A = ({ name }: Pick<Product, 'name'>) => <b>{name}</b>" },
    { path: "src/web/admin/a.tsx", text: "const a = { cell: ({ title }) => <b>{title}</b> }" },
  ],
  keeps: [
    { path: "src/web/a.tsx", text: "<DataText>{variant.variantName}</DataText>" },
    { path: "src/web/a.tsx", text: "<DataTexts parts={[review.name, review.breed]} />" },
    { path: "src/web/a.tsx", text: "<p>{text.by(isolateText(customer.name))}</p>" },
    { path: "src/web/a.tsx", text: "<p>{review.title !== null && <b>{text.title}</b>}</p>" },
    { path: "src/web/admin/a.tsx", text: "<p>{text.by(customer.name)}</p>" },
    { path: "src/web/a.tsx", text: "const { name } = text.checks; <b>{name}</b>" },
    { path: "src/web/a.tsx", text: "function A({ name }: Props) { return <b>{name}</b> }" },
    { path: "src/web/a.tsx", text: `<option value="1">{category.name}</option>` },
  ],
};
