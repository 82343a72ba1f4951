import { root } from './lib/build-if-needed.ts';
import { checkTokens } from './lib/check-tokens.ts';

const { files, found } = checkTokens(root);
// A checker that read nothing passes everything.
if (files < 50) {
  console.error(`The check of tokens saw only ${files} files.`);
  process.exit(1);
}
if (found.length > 0) {
  const lines = found.map(({ file, line, text, advice }) => `${file}:${line}: ${text}\n  ${advice}`);
  console.error(
    `Hard-coded, and named by a token; where the number is a requirement or the drawing's own, say /* specified: … */ or /* optical: … */ beside it.\n${lines.join('\n')}`,
  );
  process.exit(1);
}
console.log(`Tokens: ${files} files, nothing hard-coded that a token names.`);
