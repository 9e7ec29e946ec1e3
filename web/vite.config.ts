import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.TRESHAM_SERVER ?? "http://127.0.0.1:1830";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: { outDir: "../src/tresham/server/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { fs: { allow: [".."] }, proxy: { "/api": server } },
  // Svelte's browser build, also in tests.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts", "src/board/**/*.test.ts"] },
});
