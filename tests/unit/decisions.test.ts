import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../docs/decisions');
const files = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));

/** `2026-11-22 · accepted · supersedes 0004 in part: islands of one kind` */
const status =
  /^\d{4}-\d\d-\d\d · (?:accepted|withdrawn|superseded by \d{4})(?: · (?:supersedes|superseded) (?:in part by )?\d{4}(?: in part)?(?:: [^·]+)?)*$/;

const records = new Map(
  files.map((name) => {
    const [title = '', line = ''] = readFileSync(join(folder, name), 'utf8').split('\n');
    return [name.slice(0, 4), { name, title, line }];
  }),
);

/** The numbers that follow some words in a record's second line. */
const named = (line: string, words: RegExp) =>
  [...line.matchAll(new RegExp(`${words.source} (\\d{4})`, 'g'))].map(([, number]) => number);

describe('a decision record', () => {
  it.each([...records])('%s has its number, a date and a status', (number, { title, line }) => {
    expect(title).toMatch(new RegExp(`^# ${Number(number)}\\. `));
    expect(line).toMatch(status);
  });

  it('that supersedes another is named there, and the other way round', () => {
    const claims: string[] = [];
    const answers: string[] = [];
    for (const [number, { line }] of records) {
      for (const older of named(line, /supersedes/)) claims.push(`${older} by ${number}`);
      for (const newer of named(line, /superseded (?:in part )?by/)) answers.push(`${number} by ${newer}`);
    }
    expect(claims.length).toBeGreaterThan(0);
    expect(answers.sort()).toEqual(claims.sort());
  });

  it('has a number of its own', () => {
    expect(records.size).toBe(files.length);
  });
});
