import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ArgumentsError, benchWords, everydayParts, readArguments } from '../../bench/arguments.ts';
import { checkBlocks, checkBudgets } from '../../bench/budgets.ts';
import { readDocument } from '../../bench/read-document.ts';
import {
  formatFirstAnswersTable,
  formatRenderingTable,
  formatSoakTable,
  formatThroughputTable,
  printReport,
} from '../../bench/report.ts';
import { type Sample, splitIntoIntervals } from '../../bench/soak.ts';
import { computeMedian } from '../../bench/statistics.ts';
import { formatTable } from '../../bench/table.ts';
import { compare } from '../../bench/throughput.ts';
import { root } from '../../scripts/lib/build-if-needed.ts';

const html = [
  '<!doctype html><html><head><style>.a{color:red}</style>',
  '<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/assets/a.woff2"/>',
  '<link rel="preload" as="image" imageSrcSet="/media/1/hero.jpg?w=640&amp;f=avif 640w" />',
  '<link rel="canonical" href="/"/><script>inline()</script>',
  '<script type="module" src="/assets/chrome.js"></script></head><body>',
  '<img src="/media/1/hero.jpg?w=1920" alt="a > b" loading="eager"/>',
  '<img src="/media/2/later.jpg" alt="" loading="lazy"/>',
  '<div class="island" data-island="x" data-source="/assets/x.js" data-runtime="/assets/r.js"></div>',
  '<div class="island" data-island="x" data-source="/assets/x.js" data-runtime="/assets/r.js"></div>',
].join('');

describe('the bench', () => {
  it('finds the files that a browser loads for a document before scrolling', () => {
    expect(readDocument(html)).toEqual({
      inlineStyles: '.a{color:red}',
      styles: [],
      scripts: ['/assets/chrome.js'],
      islandScripts: ['/assets/r.js', '/assets/x.js'],
      fonts: ['/assets/a.woff2'],
      images: ['/media/1/hero.jpg'],
    });
  });

  it('reports scripts and styles that are one byte over budget', () => {
    const check = (over: number) => {
      const found = checkBudgets({
        html: { brotli: 9550 },
        styles: { brotli: 4100 + over },
        scripts: [{ name: 'chrome', raw: 0, brotli: 4220 + over }],
      } as never);
      return found.map(({ kept }) => kept);
    };
    expect([check(0), check(1)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('checks each block with a controller against its own budget and a common limit', () => {
    const weighed = (slider: number) =>
      Object.entries({ carousel: 7900, beforeAfterSlider: slider, code: 4200, socialEmbed: 10_000 }).map(
        ([type, page]) => ({ type, own: 0, page, onPress: 0 }),
      );
    const kept = (slider: number) => checkBlocks(weighed(slider)).map(({ kept }) => kept);
    expect(kept(4500)).toEqual([true, true, true, true]);
    // About the weight that one more runtime would add.
    expect(kept(9800)).toEqual([true, false, true, true]);
    expect(kept(11_000)).toEqual([true, false, true, false]);
    expect(() => checkBlocks(weighed(4500).slice(1))).toThrow('"carousel"');
  });

  it('computes the median of odd and even numbers of rounds', () => {
    expect([computeMedian([3, 1, 9]), computeMedian([4, 1, 2, 9])]).toEqual([3, 3]);
  });

  it('aligns text to the left and numbers to the right', () => {
    expect(formatTable(['What', 'ms'], [['start', '1,000']])).toBe(
      'What       ms\n─────────────\nstart   1,000',
    );
  });
});

describe('the arguments of the bench', () => {
  it('can name any part, and default to the everyday parts', () => {
    expect(everydayParts).toEqual(['pages', 'weight', 'rendering', 'start', 'memory']);
    for (const word of benchWords) expect(readArguments([word, '--quick']).word).toBe(word);
    expect(readArguments(['--json'])).toEqual({
      word: undefined,
      json: true,
      quick: false,
      seconds: undefined,
    });
  });

  it('are all documented in docs/performance.md', () => {
    const documented = readFileSync(join(root, 'docs/performance.md'), 'utf8').matchAll(
      /^\| `([a-z-]+)` \|/gm,
    );
    expect([...documented].map(([, word]) => word)).toEqual([...benchWords]);
  });

  it.each([
    [['page'], `no part "page". Its words are ${benchWords.join(', ')};`],
    [['pages', 'weight'], '"pages" and "weight"'],
    [['constructor'], 'no part "constructor"'],
    [['--slow'], "Unknown option '--slow'"],
    [['pages', '--seconds', '20'], 'belongs to "soak"'],
    [['soak', '--seconds', '1e9'], '"1e9" is none'],
    [['soak', '--seconds', '0'], '"0" is none'],
  ])('are rejected with an explanation if they are %j', (args, sentence) => {
    expect(() => readArguments(args)).toThrow(ArgumentsError);
    expect(() => readArguments(args)).toThrow(sentence);
  });

  it('can set the duration of a soak test', () => {
    expect(readArguments(['soak', '--seconds', '1200']).seconds).toBe(1200);
    expect(readArguments(['soak', '--seconds=20', '--quick'])).toMatchObject({ seconds: 20, quick: true });
  });

  it('end the process with code 2 and only an explanation if a part is unknown', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['bench/bench.ts', 'nonsense'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    for (const word of benchWords) expect(stderr).toContain(word);
  });
});

describe('the tables of the bench', () => {
  const machine = { date: '2026-11-26T10:00:00.000Z', node: '24.0.0', load: 0, processors: 2 };
  const splitRows = (text: string) => text.split('\n').map((line) => line.trim().split(/\s{2,}/));

  it('contain only the parts that were measured', () => {
    const spread = { median: 1, lowest: 1, highest: 1 };
    const start = { firstStartMs: 1908, secondStart: { npm: spread, node: spread } };
    expect(printReport({ ...machine, start }).split('\n\n')).toHaveLength(2);
    expect(printReport({ ...machine, start })).toContain('1,908');
    expect(printReport(machine)).not.toContain('Start to the first page');
  });

  it('have a row for each page size, up to 10,000 blocks', () => {
    const times = [0, 10, 100, 1000, 10_000].map((blocks) => ({
      blocks,
      renderMs: 0.5 + blocks * 0.04,
      compressMs: 8,
      htmlBytes: 20_000 + blocks,
    }));
    const rows = splitRows(formatRenderingTable(times)).slice(2);
    expect(rows.map(([name]) => name)).toEqual([
      'no blocks',
      '10 blocks',
      '100 blocks',
      '1,000 blocks',
      '10,000 blocks',
    ]);
    expect(rows.at(-1)).toEqual(['10,000 blocks', '400.50', '40.0', '8.00', '30,000']);
  });

  it('compare both percentiles with a bare server, without a ratio for times under 1 ms', () => {
    const round = (p50: number, p99: number) => ({ requestsPerSecond: 100, p50, p99, cpuPerRequest: 50 });
    const pairs = [
      { site: round(8, 16), bare: round(6, 12) },
      { site: round(8, 10), bare: round(8, 20) },
      { site: round(9, 12), bare: round(9, 12) },
    ];
    const fast = [
      { site: round(0, 2), bare: round(0, 1) },
      { site: round(1, 2), bare: round(0, 1) },
    ];
    const printed = formatThroughputTable('Home page', {
      pinned: true,
      rounds: { count: 3, seconds: 1 },
      throughput: [
        { answer: '200', ...compare(pairs) },
        { answer: '304', ...compare(fast) },
      ],
    });
    const rows = splitRows(printed);
    expect(rows).toContainEqual(['200, p50, ms', '8', '8', '1.00', '0.75 to 1.00']);
    expect(rows).toContainEqual(['200, p99, ms', '12', '12', '1.00', '0.75 to 2.00']);
    expect(rows).toContainEqual(['304, p50, ms', 'under 1', 'under 1', '–']);
    expect(rows).toContainEqual(['304, p99, ms', '2', '1', '0.50', '0.50 to 0.50']);
  });

  it('show how much longer the first response takes', () => {
    const ratio = { median: 24.4, lowest: 20, highest: 31 };
    const printed = formatFirstAnswersTable([
      { after: 'a publication', first: 26.3, fromMemory: 1.08, ratio },
    ]);
    expect(splitRows(printed)).toContainEqual(['after a publication', '26.3', '1.1', '24.4', '20.0 to 31.0']);
  });

  const sample = (second: number, heap: number): Sample => ({
    second,
    resident: 200 + second,
    heap,
    descriptors: 30,
    children: 2,
    unfinished: 0,
    files: 400,
  });

  it('divide a soak test into intervals, the last of which includes late responses', () => {
    const visits = [0, 59.9, 60, 125, 131].map((second) => ({ second, ms: second + 1 }));
    const samples = [sample(10, 90), sample(20, 70), sample(30, 80), sample(124, 60)];
    const stretches = splitIntoIntervals(130, visits, samples).map(({ from, until, visits, p99, held }) => [
      from,
      until,
      visits,
      p99,
      held?.resident,
      held?.heap,
    ]);
    // A run under five minutes is divided into fifths.
    expect(stretches.map(([from, until]) => [from, until])).toEqual([
      [0, 26],
      [26, 52],
      [52, 78],
      [78, 104],
      [104, 130],
    ]);
    expect(stretches[0]).toEqual([0, 26, 1, 1, 215, 70]);
    expect(stretches[3]).toEqual([78, 104, 0, Number.NaN, undefined, undefined]);
    expect(stretches[4]).toEqual([104, 130, 2, 132, 324, 60]);
    const long = splitIntoIntervals(610, [{ second: 611, ms: 3 }], []);
    expect(long).toHaveLength(11);
    expect(long.at(-1)).toMatchObject({ from: 600, until: 610, visits: 1 });
  });

  it('have a row for each minute of a soak test, and for its resources', () => {
    const samples = [sample(30, 90), sample(330, 80)];
    const printed = formatSoakTable({
      seconds: 360,
      visits: 2,
      saves: 0,
      publications: 0,
      uploads: 0,
      joins: 0,
      failures: [],
      visit: { p50: 1, p99: 2 },
      first: sample(90, 90),
      last: sample(330, 80),
      stretches: splitIntoIntervals(360, [{ second: 30, ms: 1.5 }], samples),
    });
    const rows = splitRows(printed);
    expect(rows).toContainEqual(['0 to 60', '1', '1.5', '1.5', '230', '90', '30', '2', '0', '400']);
    expect(rows).toContainEqual(['60 to 120', '0', '–', '–', '–', '–', '–', '–', '–', '–']);
    expect(rows).toContainEqual(['300 to 360', '0', '–', '–', '530', '80', '30', '2', '0', '400']);
    expect(rows).toContainEqual(['unfinished uploads', '0', '0', '–']);
    expect(rows).toContainEqual(['MB resident', '290', '530', '1.83']);
  });
});
