import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { openStudio, type Studio } from '../../bench/studio.ts';
import { buildIfNeeded } from '../../scripts/lib/build-if-needed.ts';
import { findBrowser } from '../../scripts/lib/find-browser.ts';
import { KilledServer } from '../support/killed-server.ts';
import { actions, inPage, manyBlocks, sectionName } from './actions.ts';
import { Author } from './author.ts';
import { Ledger } from './ledger.ts';
import { Random } from './random.ts';

/**
 * `npm run fuzz -- 2000 7` runs 2000 random commands, with seed 7, in two browsers on one page. Between them
 * it reloads pages, breaks frames, kills the server and switches languages. No word may be lost unless a
 * command removed it. At the end both editors, their frames and the server must agree.
 */
const [count = 300, seed = Date.now() % 100_000] = process.argv.slice(2).map(Number);
const identifier = `fuzz-${seed}`;
/** Identifier of the section that the page links to. */
const section = `fuzz-section-${seed}`;
/** Number of commands between two kills of the server. */
const killEvery = 60;

await buildIfNeeded();
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-fuzz-'));
const server = await KilledServer.start(dataDir, { SEED: 'empty' });
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
let studio = await openStudio(server.origin);
const log: string[] = [];
console.log(`${count} commands, seed ${seed}`);
try {
  await run();
  console.log('The editors, their frames and the server agree; no word is lost.');
} catch (error) {
  console.error(error);
  console.error(`The last commands:\n${log.slice(-25).join('\n')}`);
  process.exitCode = 1;
} finally {
  await browser.close();
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
}

async function run(): Promise<void> {
  await studio.createPage({
    identifier: section,
    kind: 'section',
    ...buildSectionContent(0),
    status: 'PUBLISHED',
  });
  await studio.createPage({ identifier, title: { nl: 'Proef', en: 'Trial' }, overview: buildFirstBlocks() });
  const random = new Random(seed);
  const ledger = new Ledger();
  const authors = [
    await Author.open('ann', browser, server.origin, identifier),
    await Author.open('bob', browser, server.origin, identifier),
  ];
  for (let done = 0; done < count; done += 1) {
    const author = authors[random.below(authors.length)];
    if (!author) throw new Error('Nobody is there');
    await step({ author, random, ledger, authors, done });
    if (done % killEvery === killEvery - 1) await killAndResume();
    if (done % 100 === 99) {
      console.log(
        `${done + 1}: ${ledger.size} words typed, ${ledger.countOf(inPage)} of them in the page, ${ledger.kept} to be there`,
      );
    }
    failOn(authors.flatMap(({ problems }) => problems));
  }
  await expectAgreement(authors, ledger);
}

interface Step {
  readonly author: Author;
  readonly authors: readonly Author[];
  readonly random: Random;
  readonly ledger: Ledger;
  readonly done: number;
}

async function step({ author, authors, random, ledger, done }: Step): Promise<void> {
  const isFull = (await author.editor.rows.count()) > manyBlocks;
  const action = random.pick(
    actions.map((one) => [isFull && one.name === 'delete' ? one.weight * 10 : one.weight, one] as const),
  );
  log.push(`${done} ${author.name}: ${action.name} (${ledger.size} words)`);
  try {
    if (action.takes || (await author.hasConflict())) await expectKept(authors, ledger);
    const before = ledger.size;
    const acted = action.run({
      ...{ author, random, ledger, note: (line) => log.push(line) },
      publishSection: () => publishSection(done),
    });
    await acted.catch(async (error) => {
      // The conflict dialog may open at any moment and make the command fail.
      if (!(await author.hasConflict())) throw error;
    });
    if (await author.hasConflict()) ledger.excuse(before);
    if (action.takes) ledger.settle(await saveAll(authors, ledger));
  } catch (error) {
    throw new Error(`Command ${done} of ${author.name}: ${action.name}`, { cause: error });
  }
}

/**
 * Waits until the server has the work of all authors. Returns the page's content in all languages. After a
 * conflict, checks that the words of the rejected text are in a version of the page.
 */
async function saveAll(authors: readonly Author[], ledger: Ledger): Promise<string> {
  let decided = false;
  for (const author of authors) decided = (await author.sync()) || decided;
  const content = await readStored((open) => open.readPage(identifier));
  if (!decided) return content;
  const versions = await readStored((open) => open.readVersions(identifier));
  failOn(ledger.missingFrom(versions).map((word) => `The word ${word} is in no version after a conflict`));
  ledger.settle(content);
  return content;
}

/** Reads the server's state as JSON. */
async function readStored(read: (open: Studio) => Promise<unknown>): Promise<string> {
  return JSON.stringify(await call(read));
}

/** Calls the API. Signs in again after a failure, because a long run outlives its token. */
async function call<Answer>(ask: (open: Studio) => Promise<Answer>): Promise<Answer> {
  return ask(studio).catch(async () => {
    studio = await openStudio(server.origin);
    return ask(studio);
  });
}

async function publishSection(round: number): Promise<void> {
  await call((open) => open.publishPage(section, buildSectionContent(round)));
}

async function expectKept(authors: readonly Author[], ledger: Ledger): Promise<void> {
  const content = await saveAll(authors, ledger);
  const lost = ledger.missingFrom(content);
  if (lost.length > 0) log.push(content);
  failOn(lost.map((word) => `The word ${word} is lost`));
}

async function killAndResume(): Promise<void> {
  await server.kill();
  await server.resume();
}

/**
 * Saves all work, reopens the editors, and checks that both and a new third one show the same in both
 * languages.
 */
async function expectAgreement(authors: readonly Author[], ledger: Ledger): Promise<void> {
  await expectKept(authors, ledger);
  for (const author of authors) await author.reopen();
  const everybody = [...authors, await Author.open('eve', browser, server.origin, identifier)];
  for (const language of ['Dutch', 'English'] as const) {
    const [first, ...others] = await Promise.all(everybody.map((author) => author.shown(language)));
    for (const other of others) {
      if (JSON.stringify(other) !== JSON.stringify(first)) {
        throw new Error(`The frames differ in ${language}:\n${JSON.stringify([first, other], null, 1)}`);
      }
    }
  }
  failOn(everybody.flatMap(({ problems }) => problems));
}

function failOn(issues: readonly string[]): void {
  if (issues.length > 0) throw new Error(issues.join('\n'));
}

function buildFirstBlocks() {
  return [
    { id: 'title', type: 'text', isMultiLanguage: true, content: { nl: '# Proef', en: '# Trial' } },
    { id: 'one', type: 'text', isMultiLanguage: true, content: { nl: 'Eerste', en: 'First' } },
    {
      id: 'grid',
      type: 'grid',
      columns: [
        [{ id: 'left', type: 'text', content: 'Links' }],
        [{ id: 'right', type: 'text', content: 'Rechts' }],
      ],
    },
    { id: 'card', type: 'card', isMultiLanguage: true, headerText: { nl: 'Kaart', en: 'Card' } },
    { id: 'two', type: 'text', content: 'Gedeeld' },
    { id: 'link', type: 'section', section },
  ];
}

/** Returns the section's content. `round` distinguishes one publication from the next. */
function buildSectionContent(round: number) {
  return {
    title: { nl: sectionName, en: sectionName },
    overview: [
      {
        ...{ id: 'call', type: 'text', isMultiLanguage: true },
        content: { nl: `Bel ons ${round}`, en: `Call us ${round}` },
      },
      { id: 'write', type: 'text', content: 'Of schrijf' },
    ],
  };
}
