import { expect, test } from "vitest";
import { grantableActions, standsByItself } from "./permissions.ts";
import { findPreset, rightsPresetNames, rightsPresets } from "./rights-presets.ts";

test.each(rightsPresetNames)("PERM-25 the preset %s can be granted as it is", (name) => {
  expect(standsByItself(rightsPresets[name])).toBe(true);
  const preset: readonly string[] = rightsPresets[name];
  // Each once, in the order of the list, as the form keeps them.
  expect(preset).toEqual(grantableActions.filter((action) => preset.includes(action)));
});

test("PERM-25 a packer is shown no figures, and neither they nor who answers gives money back", () => {
  expect(rightsPresets.packer).not.toContain("figures.read");
  for (const name of ["packer", "answers", "texts"] as const)
    expect(rightsPresets[name]).not.toContain("orders.refund");
  expect(rightsPresets.all).toEqual(grantableActions);
});

test("PERM-25 rights are told by the name of a preset that they are, in any order, and no other", () => {
  expect(findPreset(rightsPresets.answers.toReversed())).toBe("answers");
  expect(findPreset(["orders.read"])).toBeUndefined();
  expect(findPreset([])).toBeUndefined();
});
