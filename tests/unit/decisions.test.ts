import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countWords, listSentences } from '../support/measure-prose.ts';

const folder = join(import.meta.dirname, '../../docs/decisions');
const index = readFileSync(join(folder, 'README.md'), 'utf8');
const topics = readdirSync(folder)
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

const sections = ['Question', 'Choice', 'Why', 'Costs', 'Rejected'];
const mostWords = 550;
const mostWordsOfSentence = 25;
const mostWordsOnAverage = 17;

/** Imperatives with which a choice begins. */
const verbs = new Set(
  `accept add animate approve ask attack authorise begin build cache change check choose coordinate commit compare compute create
  continue count cut declare define delay deliver derive describe draw edit end estimate export fetch flatten follow
  gather give hold hydrate import insert keep lay layer let limit load make mark merge move name normalise offer open
  place position prerender preview process publish put queue raise read record reload redirect register remember remove render
  replace require resolve return rotate run search send serve share show size space split start stop store stream
  switch take test transliterate treat try undo upload use verify walk weigh write`.split(/\s+/),
);

const isImperative = (heading: string) => verbs.has(heading.split(' ')[0]?.toLowerCase() ?? '');

function averageWords(text: string): number {
  const sentences = listSentences(text);
  return sentences.reduce((sum, sentence) => sum + countWords(sentence), 0) / sentences.length;
}

function slugify(title: string): string {
  return title
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-');
}

function findTopicFaults(name: string, text: string): string[] {
  const [, title = ''] = /^# (.+)/.exec(text) ?? [];
  const parts = text.split(/^## /m).slice(1);
  const choices = [...text.matchAll(/^### (.+)/gm)].map(([, heading = '']) => heading);
  return [
    ...(isImperative(title) ? [] : [`the title does not say what was chosen: ${title}`]),
    ...(name === `${slugify(title)}.md` ? [] : [`the file is not named by its title: ${title}`]),
    ...choices
      .filter((choice) => !isImperative(choice))
      .map((choice) => `the heading does not say what was chosen: ${choice}`),
    ...(parts.map((part) => part.split('\n')[0]).join() === sections.join()
      ? []
      : [`the sections are not ${sections.join(', ')}`]),
    ...parts
      .filter((part) => countWords(part) < 8)
      .map((part) => `the section says nothing: ${part.split('\n')[0]}`),
    ...(countWords(text) <= mostWords ? [] : [`more than ${mostWords} words`]),
    ...listSentences(text)
      .filter((sentence) => countWords(sentence) > mostWordsOfSentence)
      .map((sentence) => `a sentence has more than ${mostWordsOfSentence} words: ${sentence}`),
    ...(averageWords(text) <= mostWordsOnAverage ? [] : ['the sentences are too long on average']),
  ];
}

describe('decision topics', () => {
  it('are found in their folder', () => {
    expect(topics.length).toBeGreaterThan(30);
  });

  it.each(topics)(
    'include $name with an imperative title, all sections and short sentences',
    ({ name, text }) => {
      expect(findTopicFaults(name, text)).toEqual([]);
    },
  );

  it('are rejected if they have vague titles, missing sections or long sentences', () => {
    const long = 'word '.repeat(600);
    expect(
      findTopicFaults('kernel.md', `# What the kernel left\n\n## Question\n\n### Figures\n\n${long}\n`),
    ).toEqual([
      'the title does not say what was chosen: What the kernel left',
      'the file is not named by its title: What the kernel left',
      'the heading does not say what was chosen: Figures',
      'the sections are not Question, Choice, Why, Costs, Rejected',
      'more than 550 words',
      `a sentence has more than 25 words: ${long.trim()}`,
      'the sentences are too long on average',
    ]);
    expect(findTopicFaults('keep-it.md', '# Keep it\n\n## Question\n\nWhy?\n')).toContain(
      'the section says nothing: Question',
    );
  });
});

it('the decision on libraries names every package that a server installs', () => {
  const { dependencies } = JSON.parse(readFileSync(join(folder, '../../package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const choice = topics.find(({ name }) => name === 'build-one-package-from-maintained-libraries.md');
  expect(Object.keys(dependencies).filter((name) => !choice?.text.includes(`\`${name}\``))).toEqual([]);
});

describe('the index of decisions', () => {
  const [areas = '', records = ''] = index.split('## Earlier records');
  const listLinks = (text: string) =>
    [...text.matchAll(/\[([^\]]+)\]\(([a-z][a-z0-9-]*\.md)\)/g)].map(([, title, name]) => ({ title, name }));

  it('lists every topic once, by its title', () => {
    const titled = topics.map(({ name, text }) => ({ title: /^# (.+)/.exec(text)?.[1], name }));
    const byName = (a: { name?: string }, b: { name?: string }) => ((a.name ?? '') < (b.name ?? '') ? -1 : 1);
    expect(listLinks(areas).toSorted(byName)).toEqual(titled.toSorted(byName));
  });

  it('links to every archived record', () => {
    const archived = readdirSync(join(folder, 'archive'));
    const links = [...records.matchAll(/\]\(archive\/([^)]+)\)/g)].map(([, name]) => name);
    expect(links.toSorted()).toEqual(archived.toSorted());
  });

  it('marks five topics to start with', () => {
    expect(areas.match(/^- ★ /gm)).toHaveLength(5);
  });

  it('maps every record number to an existing topic', () => {
    const rows = [...records.matchAll(/^\| (\[.+\)) \| ([\d, ]+) \|$/gm)];
    const names = new Set(topics.map(({ name }) => name));
    expect(rows.length).toBeGreaterThan(30);
    for (const [, link = '', numbers = ''] of rows) {
      expect(listLinks(link).map(({ name }) => names.has(name ?? ''))).toEqual([true]);
      expect(numbers.split(', ').every((number) => /^\d{4}$/.test(number))).toBe(true);
    }
  });
});
