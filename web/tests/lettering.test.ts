import { describe, expect, it } from "vitest";
import { lettering, READABLE } from "../src/board/lettering";

const ALL = { names: true, coordinates: true, numbers: true };

describe("the words of the map", () => {
  it("are the near ones from close by", () => {
    expect(lettering(1, ALL)).toEqual({ afar: false, few: false, classes: "near" });
  });

  it("are left out where they would be too small", () => {
    const { afar, classes } = lettering(READABLE / 24, ALL);
    expect(afar).toBe(true);
    expect(classes.split(" ")).toEqual(["afar", "no-21", "no-18", "no-15"]);
  });

  it("are few on a phone, but not none", () => {
    expect(lettering(0.2, ALL).few).toBe(true);
    expect(lettering(0.2, ALL).classes).toContain("few");
  });

  it("are only those that one wants", () => {
    expect(lettering(1, { names: false, coordinates: false, numbers: true }).classes).toBe("near no-names no-coordinates");
  });
});
