// Writes .br and .gz beside every text file of the build: the server sends what the browser accepts.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const OUT = new URL("../src/stardeck/web/", import.meta.url).pathname;

for (const name of readdirSync(OUT, { recursive: true })) {
  if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue;
  const path = join(OUT, name);
  const text = readFileSync(path);
  if (text.length < 400) continue;
  writeFileSync(`${path}.br`, brotliCompressSync(text));
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
}
