import { MutationObserver, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { ApiError } from "#web/api/api-client.ts";
import { createQueryClient } from "./query-client.ts";

async function countLookUps(code: ApiError["code"]): Promise<number> {
  let heard = 0;
  const client = createQueryClient(() => {
    heard += 1;
  });
  const fail = () => Promise.reject(new ApiError(code));
  await expect(client.fetchQuery({ queryKey: ["orders"], queryFn: fail })).rejects.toThrow(
    ApiError,
  );
  const action = new MutationObserver(client, { mutationFn: fail });
  await expect(action.mutate()).rejects.toThrow(ApiError);
  client.clear();
  return heard;
}

test("a forbidden request looks up the user's role again", async () => {
  expect(await countLookUps("forbidden")).toBe(2);
});

test("a conflict and a 404 do not look up the role", async () => {
  expect(await countLookUps("conflict")).toBe(0);
  expect(await countLookUps("not_found")).toBe(0);
});

test("an answer reaches its listeners in the task in which it is there, so no two parts of a screen differ", async () => {
  const client = createQueryClient(() => {});
  const answers: unknown[] = [];
  const observer = new QueryObserver<string>(client, { queryKey: ["frame"], enabled: false });
  const stop = observer.subscribe((result) => answers.push(result.data));
  client.setQueryData(["frame"], "new");
  await Promise.resolve();
  expect(answers).toEqual(["new"]);
  stop();
  client.clear();
});
