// Writes src/api/schema.ts from the server's own description; with --check it only tells whether that file is fresh.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const python = process.env.PYTHON ?? here("../../.venv/bin/python");
const target = here("../src/api/schema.ts");
const describe = "import json; from tresham.server.app import create_app; from tresham.server.settings import Settings; print(json.dumps(create_app(Settings()).openapi()))";

const description = JSON.parse(execFileSync(python, ["-c", describe], { encoding: "utf8", maxBuffer: 1 << 26 }));
const ast = await openapiTS(description, { alphabetize: true, defaultNonNullable: false });
const text = `// Written by \`npm run types\` from the server's OpenAPI description. Do not edit.\n${astToString(ast)}`;

if (!process.argv.includes("--check")) {
  writeFileSync(target, text);
} else if (readFileSync(target, "utf8") !== text) {
  console.error("src/api/schema.ts is not what the server describes: npm run types");
  process.exit(1);
}
