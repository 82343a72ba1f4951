import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/build-if-needed.ts';

/** Colours and pixel sizes belong to `tokens/design-tokens.ts`; styles name tokens. A specified constant says so. */
/** One that is made from a token (`oklch(from var(--color-selection) …)`) follows it, and stands in no list. */
const color = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\((?!from var\(--color-)/i;
const pixels = /(?<![\w.-])(\d*\.?\d+)px\b/g;
/** Younger than supported browsers, and its replacement by the minifier renders nothing. */
const themed = /\blight-dark\(/;
const allowed = /\/\* (?:specified|optical)[^*]*\*\//;

const issues: string[] = [];
for (const file of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.css')) continue;
  readFileSync(join(root, 'src', file), 'utf8')
    .split('\n')
    .forEach((line, index) => {
      if (
        allowed.test(line) ||
        line.trimStart().startsWith('@media') ||
        line.trimStart().startsWith('@container')
      )
        return;
      const hard =
        color.test(line) ||
        themed.test(line) ||
        [...line.matchAll(pixels)].some(([, size]) => Number(size) > 1);
      if (hard) issues.push(`src/${file}:${index + 1}: ${line.trim()}`);
    });
}
if (issues.length > 0) {
  console.error(
    `Hard-coded colours or sizes; use a token, or say /* specified: … */ where the number is a requirement. For light-dark(): var(--light, …) var(--dark, …).\n${issues.join('\n')}`,
  );
  process.exit(1);
}
console.log('Tokens: no hard-coded colours or sizes.');
