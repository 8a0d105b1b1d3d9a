import { expect, test } from "vitest";
import { grantableActions, isComplete } from "./permissions.ts";
import { findPreset, rightsPresetNames, rightsPresets } from "./rights-presets.ts";

test.each(rightsPresetNames)("PERM-25 the preset %s can be granted unchanged", (name) => {
  expect(isComplete(rightsPresets[name])).toBe(true);
  const preset: readonly string[] = rightsPresets[name];
  // Each once, in the order of the list, as the form keeps them.
  expect(preset).toEqual(grantableActions.filter((action) => preset.includes(action)));
});

test("PERM-25 a packer sees no figures, and neither packers nor support writers may refund", () => {
  expect(rightsPresets.packer).not.toContain("figures.read");
  for (const name of ["packer", "answers", "texts"] as const)
    expect(rightsPresets[name]).not.toContain("orders.refund");
  expect(rightsPresets.all).toEqual(grantableActions);
});

test("PERM-25 rights are named by the preset that matches them exactly, in any order", () => {
  expect(findPreset(rightsPresets.answers.toReversed())).toBe("answers");
  expect(findPreset(["orders.read"])).toBeUndefined();
  expect(findPreset([])).toBeUndefined();
});
