import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findFreePort } from '#server/backup/find-free-port.ts';
import { findBrowser } from '../scripts/lib/find-browser.ts';
import { median } from './statistics.ts';

export const lighthouseCategories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** One page on Lighthouse's own phone and line; each figure the median of the runs. */
export interface LighthouseResult {
  readonly path: string;
  readonly runs: number;
  /** 0 to 100. */
  readonly scores: Readonly<Record<(typeof lighthouseCategories)[number], number>>;
  readonly layoutShift: number;
  /** Milliseconds. */
  readonly blockingTime: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** What kept a category from 100 in any run, by name. */
  readonly issues: readonly string[];
}

/** Audits pages in a browser that is started for it, as a visitor who comes for the first time. */
export async function runLighthouse(
  origin: string,
  paths: readonly string[],
  runs: number,
): Promise<LighthouseResult[]> {
  const port = await findFreePort();
  const profile = mkdtempSync(join(tmpdir(), 'vitrine-lighthouse-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    args: [
      `--remote-debugging-port=${port}`,
      '--disable-gpu',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  try {
    const results: LighthouseResult[] = [];
    for (const path of paths) {
      // Pictures are made when they are first asked for: that belongs to whoever publishes, not to a visitor.
      await audit(origin + path, port);
      const audits: Audit[] = [];
      for (let run = 0; run < runs; run += 1) audits.push(await audit(origin + path, port));
      results.push(summarise(path, audits));
    }
    return results;
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

type Audit = Awaited<ReturnType<typeof audit>>;

/** A busy machine now and then loses the trace of a run; that says nothing about the page. */
const tries = 3;

async function audit(url: string, port: number) {
  const options = { port, logLevel: 'error' as const, onlyCategories: [...lighthouseCategories] };
  let problem = 'no result';
  for (let time = 0; time < tries; time += 1) {
    const found = await lighthouse(url, options);
    if (found && !found.lhr.runtimeError) return found.lhr;
    problem = found?.lhr.runtimeError?.message ?? problem;
  }
  throw new Error(`${url}: ${problem}`);
}

function summarise(path: string, audits: readonly Audit[]): LighthouseResult {
  const figure = (name: string) => median(audits.map((one) => one.audits[name]?.numericValue ?? Number.NaN));
  const score = (name: string) => median(audits.map((one) => (one.categories[name]?.score ?? 0) * 100));
  return {
    path,
    runs: audits.length,
    scores: Object.fromEntries(
      lighthouseCategories.map((name) => [name, score(name)]),
    ) as LighthouseResult['scores'],
    layoutShift: figure('cumulative-layout-shift'),
    blockingTime: figure('total-blocking-time'),
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    issues: [...new Set(audits.flatMap(issuesIn))],
  };
}

/** Weighed audits of categories under 100. */
function issuesIn({ categories, audits }: Audit): string[] {
  return Object.values(categories)
    .filter(({ score }) => (score ?? 0) < 1)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}
