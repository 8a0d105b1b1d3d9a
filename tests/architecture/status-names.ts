// Code that depends on the status of an order asks its record in status.ts: every comparison with
// a name would have to be found again for a new status.
import { parseSync, Visitor } from "vite";
import { orderStatuses } from "#modules/orders/status.ts";
import { getName, getText, within, type Node } from "./syntax.ts";
import type { Rule } from "./rule.ts";
import { getLine, type SourceFile } from "./sources.ts";

/**
 * Other things have states of the same names: units ("shipped"), refunds and subscribers
 * ("pending"), and one figure of the report ("cancelled").
 */
const otherThings: readonly string[] = ["state", "stock", "stockState", "figure", "name"];

const statusNames: readonly string[] = orderStatuses;
const mayCompare = new RegExp(`["'](?:${orderStatuses.join("|")})["']`);
const comparisons: readonly string[] = ["===", "!==", "==", "!="];
const listQuestions: readonly string[] = ["includes", "has", "inArray", "notInArray", "eq", "ne"];
const sqlComparison = new RegExp(
  `status"?\\s*(?:(?:not\\s+)?in\\s*\\(|=|<>|!=)\\s*'(?:${orderStatuses.join("|")})'`,
  "i",
);

/** The comparisons of an order's status with a name, one line each. */
function findComparisons({ path, text }: SourceFile): string[] {
  if (!mayCompare.test(text)) return [];
  const found: Node[] = [];
  const isStatus = (node: Node) => statusNames.includes(getText(node) ?? "");
  const isOther = (node: Node) => otherThings.includes(getSubject(node) ?? "");
  new Visitor({
    BinaryExpression(node) {
      if (!comparisons.includes(node.operator)) return;
      const { left, right } = node;
      if ((isStatus(left) && !isOther(right)) || (isStatus(right) && !isOther(left)))
        found.push(node);
    },
    SwitchStatement({ discriminant, cases }) {
      if (!isOther(discriminant))
        found.push(...cases.filter(({ test }) => test !== null && isStatus(test)));
    },
    CallExpression(node) {
      if (!listQuestions.includes(getSubject(node.callee) ?? "")) return;
      const asked: readonly Node[] = [node.callee, ...node.arguments];
      if (asked.some((each) => within(each).some(isStatus)) && !asked.some(isOther))
        found.push(node);
    },
    TemplateElement(node) {
      if (sqlComparison.test(node.value.raw)) found.push(node);
    },
  }).visit(parseSync(path, text).program);
  return found.map(
    (node) => `${path}:${getLine(text, node.start)}: ${text.slice(node.start, node.end)}`,
  );
}

/** The last name of what is compared: "status" of `order.status`. */
function getSubject(node: Node): string | undefined {
  return getName(node.type === "MemberExpression" ? node.property : node);
}

export const statusRule: Rule = {
  name: "statuses of orders are told apart by their record, not by their names",
  covers: (path) =>
    /^src\/.*\.tsx?$/.test(path) &&
    !path.includes(".test.") &&
    path !== "src/modules/orders/status.ts" &&
    // The demo orders are a story, which names what happens in it.
    !/^src\/modules\/.*\/seed[^/]*\.ts$/.test(path),
  find: findComparisons,
  breaks: [
    { path: "src/a.ts", text: `if (order.status === "shipped") pack();` },
    { path: "src/a.ts", text: `const isOver = "refunded" !== to;` },
    { path: "src/a.ts", text: `["pending", "processing"].includes(order.status);` },
    { path: "src/a.ts", text: `new Set(["cancelled"]).has(it);` },
    { path: "src/a.ts", text: `switch (status) { case "completed": pay(); }` },
    { path: "src/a.ts", text: `db.where(inArray(orders.status, ["pending"]));` },
    { path: "src/a.ts", text: "sql`where o.status in ('pending', 'shipped')`;" },
    { path: "src/a.ts", text: "sql`where e.to_status = 'refunded'`;" },
  ],
  keeps: [
    { path: "src/a.ts", text: `if (isOverStatus(order.status)) stop();` },
    { path: "src/a.ts", text: `await setStatus(ctx, order, { status: "shipped" });` },
    { path: "src/a.ts", text: `const isGone = order.stockState === "shipped";` },
    { path: "src/a.ts", text: `const isLate = refund.state !== "pending";` },
    { path: "src/a.ts", text: `db.where(and(eq(state, "pending"), lt(requestedAt, before)));` },
    {
      path: "src/a.ts",
      text: "sql`where o.status in ${listStatusesIn(\"open\")} and r.state = 'pending'`;",
    },
  ],
};
