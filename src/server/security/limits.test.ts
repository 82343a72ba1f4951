import { describe, expect, it } from 'vitest';
import { type LimitName, limitTable } from './limit-table.ts';
import { defaultLimits, limitVariable, readLimits } from './limits.ts';

const names = Object.keys(limitTable) as LimitName[];

describe.each(names)('the limit %s', (name) => {
  const { standard, least, most } = limitTable[name];
  const variable = limitVariable(name);
  // The time limit of a request must not be shorter than that of its head.
  const others = name === 'request' ? { [limitVariable('requestHead')]: '1' } : {};
  const read = (value: string) => readLimits({ ...others, [variable]: value });

  it('defaults to the value in its table, which is within its range', () => {
    expect(readLimits({}).limits[name]).toBe(standard);
    expect([least <= standard, standard <= most]).toEqual([true, true]);
  });

  it('accepts its minimum and maximum', () => {
    for (const number of [least, most]) {
      expect(read(String(number)).issues).toEqual([]);
      expect(read(String(number)).limits[name]).toBe(number);
    }
  });

  it('rejects other values with its name and range, without repeating the value', () => {
    const sentence = `${variable}: must be a whole number from ${least} to ${most} (default ${standard}).`;
    for (const wrong of [String(least - 1), String(most + 1), '7.5', '1e2', '-1', ' 9', 'hunter2'])
      expect(read(wrong).issues).toEqual([sentence]);
  });
});

describe('reading limits from the environment', () => {
  it('names each variable after its limit and unit', () => {
    expect(names.map(limitVariable)).toContain('LIMIT_SIGN_IN_NETWORK_TRIES');
    expect(limitVariable('apiAccount')).toBe('LIMIT_API_ACCOUNT_PER_MINUTE');
    expect(limitVariable('passwordLinks')).toBe('LIMIT_PASSWORD_LINKS_PER_15_MINUTES');
    expect(limitVariable('requestHead')).toBe('LIMIT_REQUEST_HEAD_SECONDS');
    expect(limitVariable('uploadsWaiting')).toBe('LIMIT_UPLOADS_WAITING');
    expect(new Set(names.map(limitVariable)).size).toBe(names.length);
  });

  it('reports unknown variables, and the new name of a renamed one', () => {
    const { limits, issues } = readLimits({ LIMIT_SIGNIN_TRIES: '9', MAX_PDF_MB: '9', LIMITS: '9' });
    expect(issues).toEqual([
      'LIMIT_SIGNIN_TRIES: must be the name of a limit; docs/limits.md lists them all.',
      'MAX_PDF_MB: is now called LIMIT_PDF_MB.',
    ]);
    expect(limits).toEqual(defaultLimits);
  });

  it('rejects a header timeout that is longer than the request timeout', () => {
    expect(readLimits({ LIMIT_REQUEST_SECONDS: '20' }).issues).toEqual([
      'LIMIT_REQUEST_HEAD_SECONDS: must be at most LIMIT_REQUEST_SECONDS, which includes the head.',
    ]);
  });
});
