import { afterEach, expect, test } from "vitest";
import { ApiError } from "#web/api/api-client.ts";
import { openQuestion, ProofDeclined, receiveQuestions, withProof } from "./proof.ts";

let cleanups: (() => void)[] = [];
afterEach(() => {
  for (const undo of cleanups) undo();
  cleanups = [];
});

/** A dialog that is on the page, and how often it was told of a change. */
function dialog() {
  let changes = 0;
  cleanups.push(
    receiveQuestions(() => {
      changes += 1;
    }),
  );
  return () => changes;
}

/** An action that works once the person has proved who they are. */
function refund() {
  const made: string[] = [];
  const state = { isProved: false };
  const runStage = async (key: string) => {
    made.push(key);
    if (!state.isProved) throw new ApiError("proof_needed");
    return `refunded ${key}`;
  };
  return { made, state, runStage };
}

test("MFA-22 an action that requires a proof of identity is repeated unchanged once the user has given it", async () => {
  dialog();
  const { made, state, runStage } = refund();
  const outcome = withProof(() => runStage("key-1"));
  await expect.poll(openQuestion).toBeDefined();
  state.isProved = true;
  openQuestion()?.answer(true);
  expect(await outcome).toBe("refunded key-1");
  expect(made).toEqual(["key-1", "key-1"]);
  expect(openQuestion()).toBeUndefined();
});

test("MFA-22 two simultaneous actions show one dialog", async () => {
  const changes = dialog();
  const { state, runStage } = refund();
  const both = Promise.all([withProof(() => runStage("a")), withProof(() => runStage("b"))]);
  await expect.poll(changes).toBe(2);
  const question = openQuestion();
  state.isProved = true;
  question?.answer(true);
  expect(await both).toEqual(["refunded a", "refunded b"]);
  expect(openQuestion()).toBeUndefined();
});

test("MFA-23 closing the dialog cancels the action", async () => {
  dialog();
  const { made, runStage } = refund();
  const outcome = withProof(() => runStage("key-1"));
  await expect.poll(openQuestion).toBeDefined();
  openQuestion()?.answer(false);
  await expect(outcome).rejects.toThrow(ProofDeclined);
  expect(made).toEqual(["key-1"]);
});

test("MFA-23 a request is declined when its dialog is removed from the page, or when there is no dialog", async () => {
  dialog();
  const { runStage } = refund();
  const outcome = withProof(() => runStage("key-1"));
  await expect.poll(openQuestion).toBeDefined();
  for (const undo of cleanups.splice(0)) undo();
  await expect(outcome).rejects.toThrow(ProofDeclined);
  await expect(withProof(() => runStage("key-2"))).rejects.not.toThrow(ProofDeclined);
});

test("MFA-22 an insufficient proof of identity, like any other refusal, is reported as an error", async () => {
  dialog();
  const { runStage } = refund();
  const outcome = withProof(() => runStage("key-1"));
  await expect.poll(openQuestion).toBeDefined();
  openQuestion()?.answer(true);
  await expect(outcome).rejects.not.toThrow(ProofDeclined);
  await expect(outcome).rejects.toMatchObject({ code: "proof_needed" });
  const refuse = () => Promise.reject(new ApiError("conflict"));
  await expect(withProof(refuse)).rejects.toMatchObject({ code: "conflict" });
  expect(openQuestion()).toBeUndefined();
});
