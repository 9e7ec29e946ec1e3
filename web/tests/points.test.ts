import { describe, expect, it } from "vitest";
import { selectors } from "../src/learn/points";

describe("what a lesson points at", () => {
  it("is what is pressed, and the heading behind which it waits", () => {
    document.body.innerHTML = `
      <details><summary>Privates</summary><button data-act="NP|buy_private|MRC">MRC</button></details>
      <details open><summary>Trains</summary><button data-act="NP|buy_train||2|">2</button></details>`;
    const marked = (point: string) => [...document.querySelectorAll(selectors(point).join(", "))].map((one) => one.textContent);
    expect(marked("verb:buy_private")).toEqual(["Privates", "MRC"]);
    expect(marked("verb:buy_train")).toEqual(["2"]);
  });
});
