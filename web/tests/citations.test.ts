import { describe, expect, it } from "vitest";
import { citations } from "../src/learn/citations";

const rules = (text: string) => citations(text).flatMap((piece) => piece.rule || []);

describe("rules that a lesson names", () => {
  it("are found in a sentence, and nothing of it is lost", () => {
    const text = "All or nothing (1850-SR.PP.2), as in 1850. See 18CZ-VIII.7.11.";
    expect(rules(text)).toEqual(["1850-SR.PP.2", "18CZ-VIII.7.11"]);
    expect(citations(text).map((piece) => piece.text).join("")).toBe(text);
  });

  it("are found whatever their numbers look like", () => {
    expect(rules("1848-12.2.1a, 1849-PD-11, 1849-9.4.0.1 и 18AB-ST.3")).toEqual(["1848-12.2.1a", "1849-PD-11", "1849-9.4.0.1", "18AB-ST.3"]);
  });

  it("are told from years, trains and tiles", () => {
    expect(citations("In 1850 a 2-train and tile 57")).toEqual([{ text: "In 1850 a 2-train and tile 57", rule: "" }]);
  });
});
