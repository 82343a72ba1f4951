import { expect, it } from 'vitest';
import { createProgress } from './export-progress.ts';

function run(isTTY: boolean): string[] {
  const written: string[] = [];
  let ms = 0;
  const progress = createProgress({ isTTY, write: (text) => written.push(text) }, () => ms);
  // A hundred seconds, in steps of 50 ms.
  for (let done = 0; done < 2000; done += 1, ms += 50) progress.show(done, 3000);
  progress.end();
  return written;
}

it('progress in a terminal rewrites one line ten times a second and finally clears it', () => {
  const written = run(true);
  expect(written).toHaveLength(1001);
  expect(written.join('')).not.toContain('\n');
  expect(written.slice(0, 2)).toEqual([
    '\r\u001b[KExporting: 0 of 3000 files so far',
    '\r\u001b[KExporting: 2 of 3000 files so far',
  ]);
  expect(written.at(-1)).toBe('\r\u001b[K');
});

it('progress in a log adds a line every 30 seconds', () => {
  expect(run(false)).toEqual([0, 600, 1200, 1800].map((done) => `Exporting: ${done} of 3000 files so far\n`));
});
