import { afterEach, describe, expect, it } from 'vitest';
import { length } from '#content/fields/kinds.ts';
import { updateSiteTokens } from '../shared/tokens/site-tokens.ts';
import { checkValue } from './check-value.ts';
import {
  findNamedPreset,
  findSpaceToken,
  formatStoredLength,
  linkPreset,
  resolveLength,
} from './length-token.ts';

const field = length('Corner radius', { presets: ['0', 'var(--radius-medium)', 'var(--space-2)'] });

afterEach(() => updateSiteTokens({}));

describe('a length that refers to a token', () => {
  it('is valid only as a preset of its field, while other lengths are valid as usual', () => {
    for (const value of ['var(--radius-medium)', '12px', '1.5rem', '0', 12]) {
      expect(checkValue(field, value)).not.toHaveProperty('issue');
    }
    expect(checkValue(field, 'var(--radius-large)')).toHaveProperty('issue');
    expect(checkValue(length('Width'), 'var(--radius-medium)')).toHaveProperty('issue');
  });

  it('is shown and typed by its token name', () => {
    expect(formatStoredLength('var(--radius-medium)')).toBe('Medium');
    expect(formatStoredLength('var(--space-2)')).toBe('Space 2');
    expect(formatStoredLength('12px')).toBe('12px');
    expect(findNamedPreset(field, ' medium ')).toBe('var(--radius-medium)');
    expect(findNamedPreset(field, 'large')).toBeUndefined();
  });

  it('has the value of the token in the current design', () => {
    expect(resolveLength('var(--radius-medium)')).toBe('8px');
    updateSiteTokens({ 'radius.medium': { value: { value: 10, unit: 'px' } } });
    expect(resolveLength('var(--radius-medium)')).toBe('10px');
    expect(linkPreset(field, '10px')).toBe('var(--radius-medium)');
    expect(linkPreset(field, '8px')).toBe('8px');
  });

  it('replaces an equal length in pixels or rem, and no other', () => {
    expect(linkPreset(field, '8px')).toBe('var(--radius-medium)');
    expect(linkPreset(field, '0.75rem')).toBe('var(--space-2)');
    expect(findSpaceToken('24px')).toBe('var(--space-4)');
    expect(findSpaceToken('25px')).toBeUndefined();
    for (const other of ['0', '9px', '8%', 'auto']) expect(linkPreset(field, other)).toBe(other);
  });
});
