// Makes src/wire/*.ts from the server's schema: `stardeck admin schema > schema.json && npm run types schema.json`
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(readFileSync(process.argv[2] ?? 0, "utf8"));
const options = {
  additionalProperties: false,
  unreachableDefinitions: true,
  ignoreMinAndMaxItems: true,
};

/** Refs of a game's part point into the whole document: make them local. */
function local(part, slug) {
  return JSON.parse(JSON.stringify(part).replaceAll(`#/games/${slug}/$defs/`, "#/$defs/"));
}

/** What the generator does not know: tuples are `items`, a schema that allows everything is `unknown`. */
function plain(part) {
  if (Array.isArray(part)) return part.map(plain);
  if (part === null || typeof part !== "object") return part;
  const { prefixItems, ...rest } = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, plain(value)]));
  if (prefixItems) return { ...rest, items: prefixItems, additionalItems: false };
  return part.description === "anything" ? { tsType: "unknown" } : rest;
}

/** A test compares the digest of the schema's part in the first lines with what the server has now. */
function banner(part) {
  const digest = createHash("sha256").update(JSON.stringify(part)).digest("hex");
  return `/* Made by \`make types\` from the server's schema. Do not edit.\n   sha256 ${digest} */`;
}

async function write(name, title, part, properties, defs) {
  const root = plain({ title, type: "object", properties, required: Object.keys(properties), $defs: defs });
  const text = await compile(root, title, { ...options, bannerComment: banner(part) });
  writeFileSync(new URL(`src/wire/${name}.ts`, import.meta.url), text);
}

await write("messages", "Messages", [schema.messages, schema.$defs], schema.messages, schema.$defs);
for (const slug of ["rock-the-galaxy", "point-galaxy", "galaxy-rush", "brouhaha", "space-rocks"]) {
  const { $defs, view, action, event, options: chosen } = local(schema.games[slug], slug);
  await write(slug, "Wire", schema.games[slug], { view, action, event, options: chosen }, $defs);
}
