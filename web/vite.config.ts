import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  // a manifest says what each page needs at its first load: a test adds it up
  build: { outDir: "../src/stardeck/web", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, manifest: true },
  cacheDir: process.env.VITE_CACHE ?? "node_modules/.vite",
  server: { proxy: { "/api": { target: process.env.STARDECK_API ?? "http://127.0.0.1:8000", ws: true } } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
