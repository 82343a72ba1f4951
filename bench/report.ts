import type { ApiTimes } from './api.ts';
import type { AttackTimes, Delay } from './attacks.ts';
import type { BlockScripts } from './block-scripts.ts';
import { attackGoals, type Budget, holdGoalMs, mediaGoals, memoryGoals, throughputGoal } from './budgets.ts';
import type { ComparingTimes } from './comparing.ts';
import type { DevLoopTimes } from './dev-loop.ts';
import type { EditorTimes } from './editor.ts';
import type { Answer } from './editor-answer.ts';
import type { EditorMemory } from './editor-memory.ts';
import type { FirstAnswer } from './first-answers.ts';
import type { FirstLook } from './first-look.ts';
import type { LargePageTimes } from './large-page.ts';
import { type LighthouseResult, lighthouseCategories } from './lighthouse.ts';
import type { MediaTimes } from './media.ts';
import type { MemoryUse } from './memory.ts';
import { type PageWeight, type Script, type Size, total } from './page-weight.ts';
import type { RenderingTime } from './rendering.ts';
import type { SavingTimes } from './saving.ts';
import type { SectionTimes } from './sections.ts';
import type { Sample, SoakStretch, SoakTimes } from './soak.ts';
import type { StartTimes } from './start-time.ts';
import type { Spread } from './statistics.ts';
import { figure, table } from './table.ts';
import type { BesideBare, Rounds, Throughput } from './throughput.ts';
import type { TokenTimes } from './tokens.ts';
import type { SeenElsewhere } from './tokens-elsewhere.ts';
import type { TreeTimes } from './tree.ts';

/** Results of the parts by name; undefined for parts that did not run. */
export interface ReportParts {
  readonly pages?: PagesReport | undefined;
  readonly weight?: WeightReport | undefined;
  readonly rendering?: readonly RenderingTime[] | undefined;
  readonly start?: StartReport | undefined;
  /** Also undefined without `/proc`. */
  readonly memory?: MemoryUse | undefined;
}

/** Results of one run; `--json` prints them unchanged. */
export interface Report extends ReportParts {
  readonly date: string;
  readonly node: string;
  /** Load average of the minute before the run, and number of processors. */
  readonly load: number;
  readonly processors: number;
}

export interface PagesReport {
  readonly pinned: boolean;
  readonly rounds: Rounds;
  readonly throughput: readonly Throughput[];
  readonly firstAnswers: readonly FirstAnswer[];
  readonly saving: SavingTimes;
  readonly largePages: readonly LargePageTimes[];
}

export interface WeightReport {
  readonly pages: readonly PageWeight[];
  readonly budgets: readonly Budget[];
  readonly blocks: readonly BlockScripts[];
}

interface StartReport {
  readonly firstStartMs: number;
  readonly secondStart: StartTimes;
}

/** Formats the report as tables, for the measured parts only. */
export function printReport(report: Report): string {
  const { pages, weight, rendering, start, memory } = report;
  return [
    `Vitrine bench, ${report.date.slice(0, 10)}, Node ${report.node}\n${describeMachine(report)}`,
    ...(pages ? visitTables(pages) : []),
    ...(weight ? weightTables(weight) : []),
    ...(rendering ? [renderingTable(rendering)] : []),
    ...(start ? [startTable(start)] : []),
    ...(memory ? [memoryTable(memory)] : []),
  ].join('\n\n');
}

function visitTables(pages: PagesReport): string[] {
  return [
    throughputTable('Home page', pages),
    `Goal: a ratio of at least ${throughputGoal}.`,
    firstAnswersTable(pages.firstAnswers),
    savingTable(pages.saving),
    largePagesTable(pages.largePages),
    `Goal: nobody waits longer than ${holdGoalMs} ms.`,
  ];
}

function weightTables({ pages, blocks, budgets }: WeightReport): string[] {
  return [pagesTable(pages), scriptsTable(pages), blocksTable(blocks), budgetsTable(budgets)];
}

function describeMachine({ load, processors }: Report): string {
  const text = `${processors} processors, load ${figure(load, 1)} before the run`;
  return load > processors / 2 ? `${text}: busy with other work, so take its times with care` : text;
}

export function throughputTable(
  what: string,
  { throughput, rounds, pinned }: Pick<PagesReport, 'throughput' | 'rounds' | 'pinned'>,
): string {
  const place = pinned ? 'server on one core' : 'server not pinned';
  const row = (name: string, { site, bare, ratio }: BesideBare, print: (value: number) => string) => [
    name,
    print(site),
    print(bare),
    ...ratioCells(ratio),
  ];
  return table(
    [
      `${what}, ${place}, ${rounds.count} rounds of ${rounds.seconds} s`,
      'Vitrine',
      'node:http',
      'ratio',
      'of rounds',
    ],
    throughput.flatMap(({ answer, requestsPerSecond, p50, p99, cpuPerRequest }) => [
      row(`${answer}, requests per second`, requestsPerSecond, figure),
      row(`${answer}, p50, ms`, p50, formatWholeMs),
      row(`${answer}, p99, ms`, p99, formatWholeMs),
      row(`${answer}, processor time per request, µs`, cpuPerRequest, (value) => figure(value, 1)),
    ]),
  );
}

/** Formats latencies. autocannon counts whole ms, so 0 means less than 1. */
const formatWholeMs = (ms: number) => (ms < 1 ? 'under 1' : figure(ms));

function ratioCells(ratio: Spread | undefined): string[] {
  if (!ratio) return ['–', ''];
  return [figure(ratio.median, 2), `${figure(ratio.lowest, 2)} to ${figure(ratio.highest, 2)}`];
}

/** Formats how much longer the first visitor waits than later ones. */
export function firstAnswersTable(answers: readonly FirstAnswer[]): string {
  return table(
    ['Home page, to the last byte, ms', 'the first', 'from memory', 'times as long', 'of rounds'],
    answers.map(({ after, first, fromMemory, ratio }) => [
      `after ${after}`,
      figure(first, 1),
      figure(fromMemory, 1),
      figure(ratio.median, 1),
      `${figure(ratio.lowest, 1)} to ${figure(ratio.highest, 1)}`,
    ]),
  );
}

function savingTable({ quiet, saving, saves, seconds }: SavingTimes): string {
  const row = (name: string, { requestsPerSecond, p50, p99, slowest }: SavingTimes['quiet']) => [
    name,
    figure(requestsPerSecond),
    ...[p50, p99, slowest].map((ms) => figure(ms)),
  ];
  return table(
    ['Home page while an editor saves', 'per second', 'p50, ms', 'p99, ms', 'slowest, ms'],
    [row('nobody saves', quiet), row(`${saves} saves in ${seconds} s`, saving)],
  );
}

function largePagesTable(pages: readonly LargePageTimes[]): string {
  return table(
    ['Slowest answer to others meanwhile, ms', 'bytes', 'nothing', 'saving', 'rendering'],
    pages.map(({ page, bytes, quiet, saving, rendering }) => [
      page,
      figure(bytes),
      ...[quiet, saving, rendering].map((ms) => figure(ms)),
    ]),
  );
}

/** Formats opening and response times of the editor. */
export function editorTable(times: readonly EditorTimes[]): string {
  const openings = table(
    ['Editor', 'opening, ms', 'kB loaded'],
    times.map(({ blocks, opening, loaded }) => [labelBlocks(blocks), figure(opening), figure(loaded / 1000)]),
  );
  const answers = table(
    ['To the page, ms', 'frame p50', 'p95', 'of the floor’s', 'painted p50', 'p95', 'of the floor’s'],
    times.flatMap(
      ({ blocks, key, drag, handle, written, withoutEditor, sideBySide, floor, writtenFloor }) => [
        [`key, ${labelBlocks(blocks)}`, ...answerCells(key, floor)],
        ['key, both languages', ...answerCells(sideBySide, floor)],
        ['drag', ...answerCells(drag, floor)],
        ['handle', ...answerCells(handle, floor)],
        ['floor, a key', ...answerCells(floor, floor)],
        ['key in the page', ...answerCells(written, writtenFloor)],
        ['the browser alone in that page', ...answerCells(withoutEditor, writtenFloor)],
        ['floor, in the page', ...answerCells(writtenFloor, writtenFloor)],
      ],
    ),
  );
  return `${openings}\n\n${answers}`;
}

interface TokenReport extends TokenTimes {
  readonly elsewhere: SeenElsewhere;
}

/** Goals: p95 at most 1.2 times the floor's; another server within 100 ms at the 99th percentile. */
export function tokensTable({ drag, floor, elsewhere }: TokenReport): string {
  const dragged = table(
    [
      'Tokens, to both frames, ms',
      'frame p50',
      'p95',
      'of the floor’s',
      'painted p50',
      'p95',
      'of the floor’s',
    ],
    [
      ['drag of a hue', ...answerCells(drag, floor)],
      ['floor', ...answerCells(floor, floor)],
    ],
  );
  const { publications, seenAtOnce, p50, p99, slowest } = elsewhere;
  const published = table(
    ['Tokens published', 'seen at once where written', 'elsewhere p50, ms', 'p99', 'slowest'],
    [[figure(publications), figure(seenAtOnce), figure(p50, 1), figure(p99, 1), figure(slowest, 1)]],
  );
  return `${dragged}\n\n${published}`;
}

export function editorMemoryTable(found: readonly EditorMemory[]): string {
  return table(
    ['Editor after', 'MB', 'nodes', 'listeners'],
    found.map(({ edits, megabytes, nodes, listeners }) => [
      `${figure(edits)} edits`,
      figure(megabytes, 1),
      figure(nodes),
      figure(listeners),
    ]),
  );
}

const labelBlocks = (blocks: number) => `${figure(blocks)} blocks`;

function answerCells(answer: Answer, floor: Answer): string[] {
  return (['frame', 'painted'] as const).flatMap((until) => [
    figure(answer[until].p50, 1),
    figure(answer[until].p95, 1),
    figure(answer[until].p95 / floor[until].p95, 2),
  ]);
}

/** Goal: 200 ms for a page of 1,000 blocks. */
export function comparingTable(times: readonly ComparingTimes[]): string {
  const rows = times.map(({ what, blocks, changes, comparing, counting, takingBack }) => [
    `${blocks} blocks, ${what}`,
    figure(changes),
    figure(comparing, 1),
    figure(counting, 1),
    figure(takingBack, 1),
  ]);
  const head = ['Versions', 'Changes', 'Comparing, ms', 'Counting, ms', 'Taking half back, ms'];
  return table(head, rows);
}

/**
 * Formats the times until edits of sources are shown under `npm run dev`. Goal: all of them, within a second.
 */
export function devLoopTable(times: readonly DevLoopTimes[]): string {
  return table(
    ['Edit, until the browser shows it', 'edits', 'shown', 'median, ms', 'slowest, ms'],
    times.map(({ edit, edits, shown, ...ms }) => [
      edit,
      figure(edits),
      figure(shown),
      ...[ms.median, ms.slowest].map((time) => (shown === 0 ? '–' : figure(time))),
    ]),
  );
}

/** Formats the times of a studio with many pages. */
export function treeTable({ pages, moves, ...times }: TreeTimes): string {
  const of = (what: string, p50: number, p95?: number) => [
    what,
    figure(p50, 1),
    p95 === undefined ? '' : figure(p95, 1),
  ];
  return table(
    [`${figure(pages)} pages`, 'median, ms', 'p95, ms'],
    [
      ...moves.map(({ what, p50, p95 }) => of(`Moving ${what}`, p50, p95)),
      of(`Reading the list, ${figure(times.bytes / 1000)} kB`, times.reading),
      of('Opening the list, nothing kept', times.opening),
      of('Opening the list again', times.openingAgain),
      of('Typing into the search', times.search),
    ],
  );
}

const heldNames = {
  resident: 'MB resident',
  heap: 'MB of heap',
  descriptors: 'open files',
  children: 'processes',
  unfinished: 'unfinished uploads',
  files: 'files in the data folder',
} as const satisfies Partial<Record<keyof Sample, string>>;
const heldFigures = Object.keys(heldNames) as (keyof typeof heldNames)[];

/** Formats the resources of a soak test, and the times of its visits. */
export function soakTable({
  seconds,
  first,
  last,
  failures,
  visit,
  stretches,
  ...counts
}: SoakTimes): string {
  const done = Object.entries(counts).map(([what, count]) => `${figure(count)} ${what}`);
  const rows = heldFigures.map((what) => [
    heldNames[what],
    figure(first[what]),
    figure(last[what]),
    first[what] === 0 ? '–' : figure(last[what] / first[what], 2),
  ]);
  return [
    `${seconds} seconds: ${done.join(', ')}; a visit took ${figure(visit.p50, 1)} ms (p99 ${figure(visit.p99)})`,
    stretchesTable(stretches),
    table(
      ['Held by the server', `at ${figure(first.second)} s`, `at ${figure(last.second)} s`, 'ratio'],
      rows,
    ),
    failures.length === 0
      ? 'Nothing failed.'
      : `${failures.length} failed, such as: ${failures.slice(0, 3).join('; ')}`,
  ].join('\n\n');
}

function stretchesTable(stretches: readonly SoakStretch[]): string {
  return table(
    ['Seconds', 'visits', 'p50, ms', 'p99, ms', ...heldFigures.map((what) => heldNames[what])],
    stretches.map(({ from, until, visits, p50, p99, held }) => [
      `${figure(from)} to ${figure(until)}`,
      figure(visits),
      ...[p50, p99].map((ms) => (visits === 0 ? '–' : figure(ms, 1))),
      ...heldFigures.map((what) => (held ? figure(held[what]) : '–')),
    ]),
  );
}

export function apiTable(times: readonly ApiTimes[]): string {
  return table(
    ['Calls of the API, a second', 'callers', 'Vitrine', 'bare', 'ratio', 'of rounds'],
    times.map(({ act, callers, site, bare, ratio }) => [
      act,
      String(callers),
      figure(site),
      figure(bare),
      figure(ratio.median, 2),
      `${figure(ratio.lowest, 2)} to ${figure(ratio.highest, 2)}`,
    ]),
  );
}

export function attacksTable(attacks: readonly AttackTimes[]): string {
  const row = (name: string, { quiet, attacked, ratio }: Delay) => [
    name,
    ...[quiet.p50, attacked.p50].map((ms) => figure(ms, 1)),
    figure(ratio.p50.median, 2),
    ...[quiet.p99, attacked.p99].map((ms) => figure(ms, 1)),
    figure(ratio.p99.median, 2),
    `${figure(ratio.p99.lowest, 1)} to ${figure(ratio.p99.highest, 1)}`,
  ];
  const head = ['quiet p50, ms', 'attacked', 'ratio', 'quiet p99, ms', 'attacked', 'ratio', 'of rounds'];
  return [
    table(
      ['A visitor’s page', ...head],
      attacks.map(({ kind, page }) => row(kind, page)),
    ),
    table(
      ['An editor’s save', ...head],
      attacks.map(({ kind, save }) => row(kind, save)),
    ),
    `Goals: ratios of at most ${attackGoals.p50} at the median and ${attackGoals.p99} at the 99th percentile.`,
  ].join('\n\n');
}

/** Formats the cost of images. */
export function mediaTables(times: MediaTimes): string {
  const { cached, encoding, uploading, refusing, moving, rounds, pinned } = times;
  const [lowest, highest] = ['lowest', 'highest'] as const;
  const ofRounds = (ratio: Spread) => `${figure(ratio[lowest], 2)} to ${figure(ratio[highest], 2)}`;
  const load = (name: string, { requestsPerSecond, p50, p99, slowest }: MediaTimes['uploading']['quiet']) => [
    name,
    ...[requestsPerSecond, p50, p99, slowest].map((one) => figure(one)),
  ];
  return [
    throughputTable(`A variant of ${figure(cached.bytes)} bytes`, {
      throughput: cached.throughput,
      rounds,
      pinned,
    }),
    table(
      ['The first who asks for a variant, ms', 'Vitrine', 'sharp', 'ratio', 'of pictures'],
      encoding.map(({ format, width, site, sharp, ratio }) => [
        `${format}, ${width} px wide`,
        figure(site),
        figure(sharp),
        figure(ratio.median, 2),
        ofRounds(ratio),
      ]),
    ),
    table(
      ['Home page while photographs are uploaded', 'per second', 'p50, ms', 'p99, ms', 'slowest, ms'],
      [
        load('nobody uploads', uploading.quiet),
        load(`${uploading.photos} uploads in ${figure(uploading.seconds)} s`, uploading.meanwhile),
      ],
    ),
    table(
      ['Megabytes resident meanwhile, at most', 'server', 'with its processes'],
      [['', figure(uploading.memory.own), figure(uploading.memory.all)]],
    ),
    table(
      ['A stranger is refused a file, ms', 'behind a password', 'not there', 'ratio'],
      [
        [
          `${figure(refusing.pairs)} pairs`,
          figure(refusing.hidden, 3),
          figure(refusing.missing, 3),
          figure(refusing.ratio.median, 3),
        ],
      ],
    ),
    table(
      ['What moves, kB', 'as it was uploaded', 'for a phone', 'part'],
      moving.map(({ name, before, after }) => [
        name,
        figure(before / 1000),
        figure(after / 1000),
        figure(after / before, 2),
      ]),
    ),
    `Goals: ratios of at least ${mediaGoals.cached} and at most ${mediaGoals.encoding}; p99 at most ${mediaGoals.uploading} times the quiet one; ${mediaGoals.memory} MB.`,
  ].join('\n\n');
}

/** Formats how soon the first visitor sees images. Goal: none missing. */
export function firstLookTable(looks: readonly FirstLook[]): string {
  return table(
    ['First look', 'images in view, ms', 'of rounds', 'missing while scrolling', 'of'],
    looks.map(({ machine, path, inView, seen, missing }) => [
      `${path}, ${machine}`,
      figure(inView.median),
      `${figure(inView.lowest)} to ${figure(inView.highest)}`,
      figure(missing),
      figure(seen),
    ]),
  );
}

/** Formats the times of pages with linked sections. */
export function sectionsTable(found: readonly SectionTimes[]): string {
  return table(
    [
      'Linked sections',
      'beside the same inline',
      'of rounds',
      'shown after a publication, p50, ms',
      'p95, ms',
    ],
    found.map(({ database, linked, published }) => [
      database,
      figure(linked.median, 2),
      `${figure(linked.lowest, 2)} to ${figure(linked.highest, 2)}`,
      figure(published.p50),
      figure(published.p95),
    ]),
  );
}

/** Formats the results of Lighthouse, which are medians. */
export function lighthouseTable(results: readonly LighthouseResult[]): string {
  return table(
    [
      `Lighthouse, mobile, median of ${results[0]?.runs}`,
      ...lighthouseCategories,
      'CLS',
      'TBT, ms',
      'first paint, ms',
      'largest paint, ms',
      'short of 100 by',
    ],
    results.map((result) => [
      result.path,
      ...lighthouseCategories.map((name) => figure(result.scores[name])),
      figure(result.layoutShift, 3),
      figure(result.blockingTime),
      figure(result.firstPaint),
      figure(result.largestPaint),
      result.issues.join(', '),
    ]),
  );
}

const formatSize = ({ raw, brotli }: Size) => `${figure(raw)} / ${figure(brotli)}`;

function pagesTable(pages: readonly PageWeight[]): string {
  const row = (name: string, of: (page: PageWeight) => string) => [name, ...pages.map(of)];
  return table(
    ['Bytes of a page, raw / brotli', ...pages.map(({ path }) => path)],
    [
      row('HTML with its styles', ({ html }) => formatSize(html)),
      row('  of which styles', ({ inlineStyles }) => formatSize(inlineStyles)),
      row('  headers before it', ({ head }) => figure(head)),
      row('CSS files', ({ styles }) => formatSize(styles)),
      row('JavaScript', ({ scripts }) => formatSize(total(scripts))),
      row('JavaScript with its islands alive', (page) =>
        formatSize(total([...page.scripts, ...page.islandScripts])),
      ),
      row('Requests before scrolling', ({ requests }) =>
        figure(Object.values(requests).reduce((a, b) => a + b)),
      ),
      row('  HTML, CSS, scripts, fonts, pictures', ({ requests }) => Object.values(requests).join(', ')),
    ],
  );
}

function scriptsTable(pages: readonly PageWeight[]): string {
  const all = pages.flatMap(({ scripts, islandScripts }) => [...scripts, ...islandScripts]);
  const scripts = new Map(all.map((script): [string, Script] => [script.name, script]));
  return table(
    ['Scripts, bytes', 'raw', 'brotli'],
    [...scripts.values()].map(({ name, raw, brotli }) => [name, figure(raw), figure(brotli)]),
  );
}

function blocksTable(blocks: readonly BlockScripts[]): string {
  return table(
    ['JavaScript by block type, bytes of brotli', 'its own', 'page with one alive', 'more on a press'],
    blocks.map(({ type, own, page, onPress }) => [type, figure(own), figure(page), figure(onPress)]),
  );
}

function budgetsTable(budgets: readonly Budget[]): string {
  return table(
    ['Budgets', 'now', 'budget', ''],
    budgets.map(({ name, bytes, budget, kept }) => [
      name,
      figure(bytes),
      figure(budget),
      kept ? 'kept' : 'OVER',
    ]),
  );
}

export function renderingTable(rendering: readonly RenderingTime[]): string {
  const empty = rendering.find(({ blocks }) => blocks === 0)?.renderMs ?? 0;
  const perBlock = ({ blocks, renderMs }: RenderingTime) => ((renderMs - empty) / blocks) * 1000;
  return table(
    [
      'Rendering a page that is not in memory',
      'React, CPU ms',
      'per block, CPU µs',
      'compressing, CPU ms',
      'HTML, bytes',
    ],
    rendering.map((time) => [
      time.blocks === 0 ? 'no blocks' : `${figure(time.blocks)} blocks`,
      figure(time.renderMs, 2),
      time.blocks === 0 ? '' : figure(perBlock(time), 1),
      figure(time.compressMs, 2),
      figure(time.htmlBytes),
    ]),
  );
}

function startTable({ firstStartMs, secondStart: { npm, node } }: StartReport): string {
  return table(
    ['Start to the first page, ms', 'median', 'lowest', 'highest'],
    [
      spreadRow('Second start, npm start', npm),
      spreadRow('Second start, node --run start', node),
      ['First start: migrates and seeds the demo', figure(firstStartMs), '', ''],
    ],
  );
}

function memoryTable({ afterBuild, afterSeeding, afterStart, afterLoad }: MemoryUse): string {
  return table(
    ['Resident, MB', 'median', 'lowest', 'highest', 'goal'],
    [
      [...spreadRow('After a start that builds and seeds', afterBuild), figure(memoryGoals.start)],
      [...spreadRow('After a start that seeds', afterSeeding), figure(memoryGoals.start)],
      [...spreadRow('After a start', afterStart), figure(memoryGoals.start)],
      [...spreadRow('After 10 s of requests for one page', afterLoad), figure(memoryGoals.load)],
    ],
  );
}

function spreadRow(name: string, { median, lowest, highest }: Spread): string[] {
  return [name, figure(median), figure(lowest), figure(highest)];
}
