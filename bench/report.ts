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
import { type PageWeight, type Script, type Size, sumSizes } from './page-weight.ts';
import type { RenderingTime } from './rendering.ts';
import type { SavingTimes } from './saving.ts';
import type { SectionTimes } from './sections.ts';
import type { Sample, SoakStretch, SoakTimes } from './soak.ts';
import type { StartTimes } from './start-time.ts';
import type { Spread } from './statistics.ts';
import { formatNumber, formatTable } from './table.ts';
import type { BareComparison, Rounds, Throughput } from './throughput.ts';
import type { TokenTimes } from './tokens.ts';
import type { PropagationTimes } from './tokens-elsewhere.ts';
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
    ...(pages ? formatVisitTables(pages) : []),
    ...(weight ? formatWeightTables(weight) : []),
    ...(rendering ? [formatRenderingTable(rendering)] : []),
    ...(start ? [formatStartTable(start)] : []),
    ...(memory ? [formatMemoryTable(memory)] : []),
  ].join('\n\n');
}

function formatVisitTables(pages: PagesReport): string[] {
  return [
    formatThroughputTable('Home page', pages),
    `Goal: a ratio of at least ${throughputGoal}.`,
    formatFirstAnswersTable(pages.firstAnswers),
    formatSavingTable(pages.saving),
    formatLargePagesTable(pages.largePages),
    `Goal: nobody waits longer than ${holdGoalMs} ms.`,
  ];
}

function formatWeightTables({ pages, blocks, budgets }: WeightReport): string[] {
  return [
    formatPagesTable(pages),
    formatScriptsTable(pages),
    formatBlocksTable(blocks),
    formatBudgetsTable(budgets),
  ];
}

function describeMachine({ load, processors }: Report): string {
  const text = `${processors} processors, load ${formatNumber(load, 1)} before the run`;
  return load > processors / 2 ? `${text}: busy with other work, so take its times with care` : text;
}

export function formatThroughputTable(
  what: string,
  { throughput, rounds, pinned }: Pick<PagesReport, 'throughput' | 'rounds' | 'pinned'>,
): string {
  const place = pinned ? 'server on one core' : 'server not pinned';
  const row = (name: string, { site, bare, ratio }: BareComparison, print: (value: number) => string) => [
    name,
    print(site),
    print(bare),
    ...formatRatioCells(ratio),
  ];
  return formatTable(
    [
      `${what}, ${place}, ${rounds.count} rounds of ${rounds.seconds} s`,
      'Vitrine',
      'node:http',
      'ratio',
      'of rounds',
    ],
    throughput.flatMap(({ answer, requestsPerSecond, p50, p99, cpuPerRequest }) => [
      row(`${answer}, requests per second`, requestsPerSecond, formatNumber),
      row(`${answer}, p50, ms`, p50, formatWholeMs),
      row(`${answer}, p99, ms`, p99, formatWholeMs),
      row(`${answer}, processor time per request, µs`, cpuPerRequest, (value) => formatNumber(value, 1)),
    ]),
  );
}

/** Formats latencies. autocannon counts whole ms, so 0 means less than 1. */
const formatWholeMs = (ms: number) => (ms < 1 ? 'under 1' : formatNumber(ms));

function formatRatioCells(ratio: Spread | undefined): string[] {
  if (!ratio) return ['–', ''];
  return [
    formatNumber(ratio.median, 2),
    `${formatNumber(ratio.lowest, 2)} to ${formatNumber(ratio.highest, 2)}`,
  ];
}

/** Formats how much longer the first visitor waits than later ones. */
export function formatFirstAnswersTable(answers: readonly FirstAnswer[]): string {
  return formatTable(
    ['Home page, to the last byte, ms', 'the first', 'from memory', 'times as long', 'of rounds'],
    answers.map(({ after, first, fromMemory, ratio }) => [
      `after ${after}`,
      formatNumber(first, 1),
      formatNumber(fromMemory, 1),
      formatNumber(ratio.median, 1),
      `${formatNumber(ratio.lowest, 1)} to ${formatNumber(ratio.highest, 1)}`,
    ]),
  );
}

function formatSavingTable({ quiet, saving, saves, seconds }: SavingTimes): string {
  const row = (name: string, { requestsPerSecond, p50, p99, slowest }: SavingTimes['quiet']) => [
    name,
    formatNumber(requestsPerSecond),
    ...[p50, p99, slowest].map((ms) => formatNumber(ms)),
  ];
  return formatTable(
    ['Home page while an editor saves', 'per second', 'p50, ms', 'p99, ms', 'slowest, ms'],
    [row('nobody saves', quiet), row(`${saves} saves in ${seconds} s`, saving)],
  );
}

function formatLargePagesTable(pages: readonly LargePageTimes[]): string {
  return formatTable(
    ['Slowest answer to others meanwhile, ms', 'bytes', 'nothing', 'saving', 'rendering'],
    pages.map(({ page, bytes, quiet, saving, rendering }) => [
      page,
      formatNumber(bytes),
      ...[quiet, saving, rendering].map((ms) => formatNumber(ms)),
    ]),
  );
}

/** Formats opening and response times of the editor. */
export function formatEditorTable(times: readonly EditorTimes[]): string {
  const openings = formatTable(
    ['Editor', 'opening, ms', 'kB loaded'],
    times.map(({ blocks, opening, loaded }) => [
      labelBlocks(blocks),
      formatNumber(opening),
      formatNumber(loaded / 1000),
    ]),
  );
  const answers = formatTable(
    ['To the page, ms', 'frame p50', 'p95', 'of the floor’s', 'painted p50', 'p95', 'of the floor’s'],
    times.flatMap(
      ({ blocks, key, drag, handle, written, withoutEditor, sideBySide, floor, writtenFloor }) => [
        [`key, ${labelBlocks(blocks)}`, ...formatAnswerCells(key, floor)],
        ['key, both languages', ...formatAnswerCells(sideBySide, floor)],
        ['drag', ...formatAnswerCells(drag, floor)],
        ['handle', ...formatAnswerCells(handle, floor)],
        ['floor, a key', ...formatAnswerCells(floor, floor)],
        ['key in the page', ...formatAnswerCells(written, writtenFloor)],
        ['the browser alone in that page', ...formatAnswerCells(withoutEditor, writtenFloor)],
        ['floor, in the page', ...formatAnswerCells(writtenFloor, writtenFloor)],
      ],
    ),
  );
  return `${openings}\n\n${answers}`;
}

interface TokenReport extends TokenTimes {
  readonly elsewhere: PropagationTimes;
}

/** Goals: p95 at most 1.2 times the floor's; another server within 100 ms at the 99th percentile. */
export function formatTokensTable({ drag, floor, elsewhere }: TokenReport): string {
  const dragged = formatTable(
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
      ['drag of a hue', ...formatAnswerCells(drag, floor)],
      ['floor', ...formatAnswerCells(floor, floor)],
    ],
  );
  const { publications, seenAtOnce, p50, p99, slowest } = elsewhere;
  const published = formatTable(
    ['Tokens published', 'seen at once where written', 'elsewhere p50, ms', 'p99', 'slowest'],
    [
      [
        formatNumber(publications),
        formatNumber(seenAtOnce),
        formatNumber(p50, 1),
        formatNumber(p99, 1),
        formatNumber(slowest, 1),
      ],
    ],
  );
  return `${dragged}\n\n${published}`;
}

export function formatEditorMemoryTable(found: readonly EditorMemory[]): string {
  return formatTable(
    ['Editor after', 'MB', 'nodes', 'listeners'],
    found.map(({ edits, megabytes, nodes, listeners }) => [
      `${formatNumber(edits)} edits`,
      formatNumber(megabytes, 1),
      formatNumber(nodes),
      formatNumber(listeners),
    ]),
  );
}

const labelBlocks = (blocks: number) => `${formatNumber(blocks)} blocks`;

function formatAnswerCells(answer: Answer, floor: Answer): string[] {
  return (['frame', 'painted'] as const).flatMap((until) => [
    formatNumber(answer[until].p50, 1),
    formatNumber(answer[until].p95, 1),
    formatNumber(answer[until].p95 / floor[until].p95, 2),
  ]);
}

/** Goal: 200 ms for a page of 1,000 blocks. */
export function formatComparingTable(times: readonly ComparingTimes[]): string {
  const rows = times.map(({ what, blocks, changes, comparing, counting, takingBack }) => [
    `${blocks} blocks, ${what}`,
    formatNumber(changes),
    formatNumber(comparing, 1),
    formatNumber(counting, 1),
    formatNumber(takingBack, 1),
  ]);
  const head = ['Versions', 'Changes', 'Comparing, ms', 'Counting, ms', 'Taking half back, ms'];
  return formatTable(head, rows);
}

/**
 * Formats the times until edits of sources are shown under `npm run dev`. Goal: all of them, within a second.
 */
export function formatDevLoopTable(times: readonly DevLoopTimes[]): string {
  return formatTable(
    ['Edit, until the browser shows it', 'edits', 'shown', 'median, ms', 'slowest, ms'],
    times.map(({ edit, edits, shown, ...ms }) => [
      edit,
      formatNumber(edits),
      formatNumber(shown),
      ...[ms.median, ms.slowest].map((time) => (shown === 0 ? '–' : formatNumber(time))),
    ]),
  );
}

/** Formats the times of a studio with many pages. */
export function formatTreeTable({ pages, moves, ...times }: TreeTimes): string {
  const formatRow = (what: string, p50: number, p95?: number) => [
    what,
    formatNumber(p50, 1),
    p95 === undefined ? '' : formatNumber(p95, 1),
  ];
  return formatTable(
    [`${formatNumber(pages)} pages`, 'median, ms', 'p95, ms'],
    [
      ...moves.map(({ what, p50, p95 }) => formatRow(`Moving ${what}`, p50, p95)),
      formatRow(`Reading the list, ${formatNumber(times.bytes / 1000)} kB`, times.reading),
      formatRow('Opening the list, nothing kept', times.opening),
      formatRow('Opening the list again', times.openingAgain),
      formatRow('Typing into the search', times.search),
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
export function formatSoakTable({
  seconds,
  first,
  last,
  failures,
  visit,
  stretches,
  ...counts
}: SoakTimes): string {
  const done = Object.entries(counts).map(([what, count]) => `${formatNumber(count)} ${what}`);
  const rows = heldFigures.map((what) => [
    heldNames[what],
    formatNumber(first[what]),
    formatNumber(last[what]),
    first[what] === 0 ? '–' : formatNumber(last[what] / first[what], 2),
  ]);
  return [
    `${seconds} seconds: ${done.join(', ')}; a visit took ${formatNumber(visit.p50, 1)} ms (p99 ${formatNumber(visit.p99)})`,
    formatStretchesTable(stretches),
    formatTable(
      [
        'Held by the server',
        `at ${formatNumber(first.second)} s`,
        `at ${formatNumber(last.second)} s`,
        'ratio',
      ],
      rows,
    ),
    failures.length === 0
      ? 'Nothing failed.'
      : `${failures.length} failed, such as: ${failures.slice(0, 3).join('; ')}`,
  ].join('\n\n');
}

function formatStretchesTable(stretches: readonly SoakStretch[]): string {
  return formatTable(
    ['Seconds', 'visits', 'p50, ms', 'p99, ms', ...heldFigures.map((what) => heldNames[what])],
    stretches.map(({ from, until, visits, p50, p99, held }) => [
      `${formatNumber(from)} to ${formatNumber(until)}`,
      formatNumber(visits),
      ...[p50, p99].map((ms) => (visits === 0 ? '–' : formatNumber(ms, 1))),
      ...heldFigures.map((what) => (held ? formatNumber(held[what]) : '–')),
    ]),
  );
}

export function formatApiTable(times: readonly ApiTimes[]): string {
  return formatTable(
    ['Calls of the API, a second', 'callers', 'Vitrine', 'bare', 'ratio', 'of rounds'],
    times.map(({ act, callers, site, bare, ratio }) => [
      act,
      String(callers),
      formatNumber(site),
      formatNumber(bare),
      formatNumber(ratio.median, 2),
      `${formatNumber(ratio.lowest, 2)} to ${formatNumber(ratio.highest, 2)}`,
    ]),
  );
}

export function formatAttacksTable(attacks: readonly AttackTimes[]): string {
  const row = (name: string, { quiet, attacked, ratio }: Delay) => [
    name,
    ...[quiet.p50, attacked.p50].map((ms) => formatNumber(ms, 1)),
    formatNumber(ratio.p50.median, 2),
    ...[quiet.p99, attacked.p99].map((ms) => formatNumber(ms, 1)),
    formatNumber(ratio.p99.median, 2),
    `${formatNumber(ratio.p99.lowest, 1)} to ${formatNumber(ratio.p99.highest, 1)}`,
  ];
  const head = ['quiet p50, ms', 'attacked', 'ratio', 'quiet p99, ms', 'attacked', 'ratio', 'of rounds'];
  return [
    formatTable(
      ['A visitor’s page', ...head],
      attacks.map(({ kind, page }) => row(kind, page)),
    ),
    formatTable(
      ['An editor’s save', ...head],
      attacks.map(({ kind, save }) => row(kind, save)),
    ),
    `Goals: ratios of at most ${attackGoals.p50} at the median and ${attackGoals.p99} at the 99th percentile.`,
  ].join('\n\n');
}

/** Formats the cost of images. */
export function formatMediaTables(times: MediaTimes): string {
  const { cached, encoding, uploading, refusing, moving, rounds, pinned } = times;
  const [lowest, highest] = ['lowest', 'highest'] as const;
  const formatRange = (ratio: Spread) =>
    `${formatNumber(ratio[lowest], 2)} to ${formatNumber(ratio[highest], 2)}`;
  const load = (name: string, { requestsPerSecond, p50, p99, slowest }: MediaTimes['uploading']['quiet']) => [
    name,
    ...[requestsPerSecond, p50, p99, slowest].map((one) => formatNumber(one)),
  ];
  return [
    formatThroughputTable(`A variant of ${formatNumber(cached.bytes)} bytes`, {
      throughput: cached.throughput,
      rounds,
      pinned,
    }),
    formatTable(
      ['The first who asks for a variant, ms', 'Vitrine', 'sharp', 'ratio', 'of pictures'],
      encoding.map(({ format, width, site, sharp, ratio }) => [
        `${format}, ${width} px wide`,
        formatNumber(site),
        formatNumber(sharp),
        formatNumber(ratio.median, 2),
        formatRange(ratio),
      ]),
    ),
    formatTable(
      ['Home page while photographs are uploaded', 'per second', 'p50, ms', 'p99, ms', 'slowest, ms'],
      [
        load('nobody uploads', uploading.quiet),
        load(`${uploading.photos} uploads in ${formatNumber(uploading.seconds)} s`, uploading.meanwhile),
      ],
    ),
    formatTable(
      ['Megabytes resident meanwhile, at most', 'server', 'with its processes'],
      [['', formatNumber(uploading.memory.own), formatNumber(uploading.memory.all)]],
    ),
    formatTable(
      ['A stranger is refused a file, ms', 'behind a password', 'not there', 'ratio'],
      [
        [
          `${formatNumber(refusing.pairs)} pairs`,
          formatNumber(refusing.hidden, 3),
          formatNumber(refusing.missing, 3),
          formatNumber(refusing.ratio.median, 3),
        ],
      ],
    ),
    formatTable(
      ['What moves, kB', 'as it was uploaded', 'for a phone', 'part'],
      moving.map(({ name, before, after }) => [
        name,
        formatNumber(before / 1000),
        formatNumber(after / 1000),
        formatNumber(after / before, 2),
      ]),
    ),
    `Goals: ratios of at least ${mediaGoals.cached} and at most ${mediaGoals.encoding}; p99 at most ${mediaGoals.uploading} times the quiet one; ${mediaGoals.memory} MB.`,
  ].join('\n\n');
}

/** Formats how soon the first visitor sees images. Goal: none missing. */
export function formatFirstLookTable(looks: readonly FirstLook[]): string {
  return formatTable(
    ['First look', 'images in view, ms', 'of rounds', 'missing while scrolling', 'of'],
    looks.map(({ machine, path, inView, seen, missing }) => [
      `${path}, ${machine}`,
      formatNumber(inView.median),
      `${formatNumber(inView.lowest)} to ${formatNumber(inView.highest)}`,
      formatNumber(missing),
      formatNumber(seen),
    ]),
  );
}

/** Formats the times of pages with linked sections. */
export function formatSectionsTable(found: readonly SectionTimes[]): string {
  return formatTable(
    [
      'Linked sections',
      'beside the same inline',
      'of rounds',
      'shown after a publication, p50, ms',
      'p95, ms',
    ],
    found.map(({ database, linked, published }) => [
      database,
      formatNumber(linked.median, 2),
      `${formatNumber(linked.lowest, 2)} to ${formatNumber(linked.highest, 2)}`,
      formatNumber(published.p50),
      formatNumber(published.p95),
    ]),
  );
}

/** Formats the results of Lighthouse, which are medians. */
export function formatLighthouseTable(results: readonly LighthouseResult[]): string {
  return formatTable(
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
      ...lighthouseCategories.map((name) => formatNumber(result.scores[name])),
      formatNumber(result.layoutShift, 3),
      formatNumber(result.blockingTime),
      formatNumber(result.firstPaint),
      formatNumber(result.largestPaint),
      result.issues.join(', '),
    ]),
  );
}

const formatSize = ({ raw, brotli }: Size) => `${formatNumber(raw)} / ${formatNumber(brotli)}`;

function formatPagesTable(pages: readonly PageWeight[]): string {
  const row = (name: string, of: (page: PageWeight) => string) => [name, ...pages.map(of)];
  return formatTable(
    ['Bytes of a page, raw / brotli', ...pages.map(({ path }) => path)],
    [
      row('HTML with its styles', ({ html }) => formatSize(html)),
      row('  of which styles', ({ inlineStyles }) => formatSize(inlineStyles)),
      row('  headers before it', ({ head }) => formatNumber(head)),
      row('CSS files', ({ styles }) => formatSize(styles)),
      row('JavaScript', ({ scripts }) => formatSize(sumSizes(scripts))),
      row('JavaScript with its islands alive', (page) =>
        formatSize(sumSizes([...page.scripts, ...page.islandScripts])),
      ),
      row('Requests before scrolling', ({ requests }) =>
        formatNumber(Object.values(requests).reduce((a, b) => a + b)),
      ),
      row('  HTML, CSS, scripts, fonts, pictures', ({ requests }) => Object.values(requests).join(', ')),
    ],
  );
}

function formatScriptsTable(pages: readonly PageWeight[]): string {
  const all = pages.flatMap(({ scripts, islandScripts }) => [...scripts, ...islandScripts]);
  const scripts = new Map(all.map((script): [string, Script] => [script.name, script]));
  return formatTable(
    ['Scripts, bytes', 'raw', 'brotli'],
    [...scripts.values()].map(({ name, raw, brotli }) => [name, formatNumber(raw), formatNumber(brotli)]),
  );
}

function formatBlocksTable(blocks: readonly BlockScripts[]): string {
  return formatTable(
    ['JavaScript by block type, bytes of brotli', 'its own', 'page with one alive', 'more on a press'],
    blocks.map(({ type, own, page, onPress }) => [
      type,
      formatNumber(own),
      formatNumber(page),
      formatNumber(onPress),
    ]),
  );
}

function formatBudgetsTable(budgets: readonly Budget[]): string {
  return formatTable(
    ['Budgets', 'now', 'budget', ''],
    budgets.map(({ name, bytes, budget, kept }) => [
      name,
      formatNumber(bytes),
      formatNumber(budget),
      kept ? 'kept' : 'OVER',
    ]),
  );
}

export function formatRenderingTable(rendering: readonly RenderingTime[]): string {
  const empty = rendering.find(({ blocks }) => blocks === 0)?.renderMs ?? 0;
  const computePerBlock = ({ blocks, renderMs }: RenderingTime) => ((renderMs - empty) / blocks) * 1000;
  return formatTable(
    [
      'Rendering a page that is not in memory',
      'React, CPU ms',
      'per block, CPU µs',
      'compressing, CPU ms',
      'HTML, bytes',
    ],
    rendering.map((time) => [
      time.blocks === 0 ? 'no blocks' : `${formatNumber(time.blocks)} blocks`,
      formatNumber(time.renderMs, 2),
      time.blocks === 0 ? '' : formatNumber(computePerBlock(time), 1),
      formatNumber(time.compressMs, 2),
      formatNumber(time.htmlBytes),
    ]),
  );
}

function formatStartTable({ firstStartMs, secondStart: { npm, node } }: StartReport): string {
  return formatTable(
    ['Start to the first page, ms', 'median', 'lowest', 'highest'],
    [
      formatSpreadRow('Second start, npm start', npm),
      formatSpreadRow('Second start, node --run start', node),
      ['First start: migrates and seeds the demo', formatNumber(firstStartMs), '', ''],
    ],
  );
}

function formatMemoryTable({ afterBuild, afterSeeding, afterStart, afterLoad }: MemoryUse): string {
  return formatTable(
    ['Resident, MB', 'median', 'lowest', 'highest', 'goal'],
    [
      [
        ...formatSpreadRow('After a start that builds and seeds', afterBuild),
        formatNumber(memoryGoals.start),
      ],
      [...formatSpreadRow('After a start that seeds', afterSeeding), formatNumber(memoryGoals.start)],
      [...formatSpreadRow('After a start', afterStart), formatNumber(memoryGoals.start)],
      [...formatSpreadRow('After 10 s of requests for one page', afterLoad), formatNumber(memoryGoals.load)],
    ],
  );
}

function formatSpreadRow(name: string, { median, lowest, highest }: Spread): string[] {
  return [name, formatNumber(median), formatNumber(lowest), formatNumber(highest)];
}
