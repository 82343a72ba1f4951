import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/build-if-needed.ts';
import { countWords, listSentences } from '../support/measure-prose.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })]
  .filter((path) => !path.startsWith('docs/decisions/'))
  .sort();

/** The guides and the architecture have separate limits. */
const isGuide = (path: string) => /^docs\/(?:architecture|guide-\w+)\.md$/.test(path);

const countAll = (paths: readonly string[]) => paths.reduce((sum, path) => sum + countWords(read(path)), 0);

describe('the length of the docs', () => {
  it('is at most 600 words for README and 700 for CONTRIBUTING', () => {
    expect(countWords(read('README.md'))).toBeLessThanOrEqual(600);
    expect(countWords(read('CONTRIBUTING.md'))).toBeLessThanOrEqual(700);
  });

  it('is at most 1,500 words for the architecture', () => {
    expect(countWords(read('docs/architecture.md'))).toBeLessThanOrEqual(1500);
  });

  it('is at most 20,000 words without the guides and the architecture', () => {
    const reference = documents.filter((path) => !isGuide(path));
    expect(reference.length).toBeGreaterThan(15);
    expect(countAll(reference)).toBeLessThanOrEqual(20_000);
  });

  it('is at most 30,000 words in total, without decisions', () => {
    expect(countAll(documents)).toBeLessThanOrEqual(30_000);
  });
});

describe.each(documents)('sentences of %s', (path) => {
  const sentences = listSentences(read(path)).map((sentence) => ({ sentence, words: countWords(sentence) }));

  it('have at most 17 words on average', () => {
    expect(sentences.length).toBeGreaterThan(3);
    const total = sentences.reduce((sum, { words }) => sum + words, 0);
    expect(total / sentences.length).toBeLessThanOrEqual(17);
  });

  it('have at most 40 words each', () => {
    expect(sentences.filter(({ words }) => words > 40)).toEqual([]);
  });
});

describe('prose metrics', () => {
  const sample = `# A heading. It is no sentence.

The first sentence has a [link](elsewhere.md) and \`code. With a full stop\`.
The second goes on over
two lines, e.g. this one. (A third is in brackets.)

| A table | has none. |
|---|---|

- a label
- An item is a sentence. Here are two.

\`\`\`sh
npm start # Not a sentence.
\`\`\`

![A picture. None either.](picture.jpg)
`;

  it('find sentences only in paragraphs and list items', () => {
    expect(listSentences(sample)).toEqual([
      'The first sentence has a link and `code_With_a_full_stop`.',
      'The second goes on over two lines, e.g. this one.',
      '(A third is in brackets.)',
      'An item is a sentence.',
      'Here are two.',
    ]);
  });

  it('count words without Markdown characters', () => {
    expect(countWords('| **Two** words |\n|---|\n– `npm start`')).toBe(4);
  });
});
