import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findFreePort } from '#server/backup/find-free-port.ts';
import { findBrowser } from '../scripts/lib/find-browser.ts';
import { computeMedian } from './statistics.ts';

export const lighthouseCategories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** One page on Lighthouse's default phone and connection. All numbers are medians of the runs. */
export interface LighthouseResult {
  readonly path: string;
  readonly runs: number;
  /** 0 to 100. */
  readonly scores: Readonly<Record<(typeof lighthouseCategories)[number], number>>;
  readonly layoutShift: number;
  /** ms, as the next two */
  readonly blockingTime: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Names of the audits that kept a category below 100 in any run. */
  readonly issues: readonly string[];
}

/** Audits pages in a new browser, as for a first-time visitor. */
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
      // A first audit, without a result, makes the server encode the images, which visitors do not wait for.
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

/**
 * Attempts per audit. On a busy machine, Lighthouse occasionally loses a trace, which is no fault of the
 * page.
 */
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
  const getMedianValue = (name: string) =>
    computeMedian(audits.map((one) => one.audits[name]?.numericValue ?? Number.NaN));
  const getMedianScore = (name: string) =>
    computeMedian(audits.map((one) => (one.categories[name]?.score ?? 0) * 100));
  return {
    path,
    runs: audits.length,
    scores: Object.fromEntries(
      lighthouseCategories.map((name) => [name, getMedianScore(name)]),
    ) as LighthouseResult['scores'],
    layoutShift: getMedianValue('cumulative-layout-shift'),
    blockingTime: getMedianValue('total-blocking-time'),
    firstPaint: getMedianValue('first-contentful-paint'),
    largestPaint: getMedianValue('largest-contentful-paint'),
    issues: [...new Set(audits.flatMap(listIssues))],
  };
}

/** Lists the failed audits with a weight, of categories below 100. */
function listIssues({ categories, audits }: Audit): string[] {
  return Object.values(categories)
    .filter(({ score }) => (score ?? 0) < 1)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}
