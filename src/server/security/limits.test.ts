import { describe, expect, it } from 'vitest';
import { type LimitName, limitTable } from './limit-table.ts';
import { defaultLimits, limitVariable, readLimits } from './limits.ts';

const names = Object.keys(limitTable) as LimitName[];

describe.each(names)('%s', (name) => {
  const { standard, least, most } = limitTable[name];
  const variable = limitVariable(name);
  // The time limit of a request must not be shorter than that of its head.
  const others = name === 'request' ? { [limitVariable('requestHead')]: '1' } : {};
  const read = (value: string) => readLimits({ ...others, [variable]: value });

  it('is what its table says where nobody says anything', () => {
    expect(readLimits({}).limits[name]).toBe(standard);
    expect([least <= standard, standard <= most]).toEqual([true, true]);
  });

  it('takes the least and the most that are allowed', () => {
    for (const number of [least, most]) {
      expect(read(String(number)).issues).toEqual([]);
      expect(read(String(number)).limits[name]).toBe(number);
    }
  });

  it('refuses everything else by its name, with what is allowed and without the value', () => {
    const sentence = `${variable}: must be a whole number from ${least} to ${most} (default ${standard}).`;
    for (const wrong of [String(least - 1), String(most + 1), '7.5', '1e2', '-1', ' 9', 'hunter2'])
      expect(read(wrong).issues).toEqual([sentence]);
  });
});

describe('the variables', () => {
  it('are named by what they limit and in what', () => {
    expect(names.map(limitVariable)).toContain('LIMIT_SIGN_IN_NETWORK_TRIES');
    expect(limitVariable('apiAccount')).toBe('LIMIT_API_ACCOUNT_PER_MINUTE');
    expect(limitVariable('passwordLinks')).toBe('LIMIT_PASSWORD_LINKS_PER_15_MINUTES');
    expect(limitVariable('requestHead')).toBe('LIMIT_REQUEST_HEAD_SECONDS');
    expect(limitVariable('uploadsWaiting')).toBe('LIMIT_UPLOADS_WAITING');
    expect(new Set(names.map(limitVariable)).size).toBe(names.length);
  });

  it('that are misspelled are told of, and those of before by their new names', () => {
    const { limits, issues } = readLimits({ LIMIT_SIGNIN_TRIES: '9', MAX_PDF_MB: '9', LIMITS: '9' });
    expect(issues).toEqual([
      'LIMIT_SIGNIN_TRIES: must be the name of a limit; docs/limits.md lists them all.',
      'MAX_PDF_MB: is now called LIMIT_PDF_MB.',
    ]);
    expect(limits).toEqual(defaultLimits);
  });

  it('have the head of a request come no later than the request', () => {
    expect(readLimits({ LIMIT_REQUEST_SECONDS: '20' }).issues).toEqual([
      'LIMIT_REQUEST_HEAD_SECONDS: must be at most LIMIT_REQUEST_SECONDS, which includes the head.',
    ]);
  });
});
