import { describe, expect, it } from 'vitest';
import { testDefinitions as definitions } from '../../../tests/support/test-definitions.ts';
import { color, length, text } from '../fields/kinds.ts';
import { defineBlock, defineBlocks } from './block.ts';
import { validateContent } from './validate.ts';

const check = (overview: unknown, title: unknown = 'x') => validateContent(definitions, { title, overview });

describe('validateContent', () => {
  it('accepts valid content, including unknown types and properties', () => {
    expect(
      check([
        { id: 'a', type: 'text', content: { nl: 'x' }, later: [1] },
        { id: 'b', type: 'later', src: 7 },
      ]),
    ).toEqual({
      issues: [],
      warnings: [],
      notes: [{ path: 'overview[1].type', message: 'Unknown pattern type' }],
    });
  });

  it('quotes rejected texts, shortened without splitting a character, but no objects', () => {
    const emoji = '😀'.repeat(30);
    const [list, long, object] = check([
      { id: 'a', type: 'card', tags: emoji },
      { id: 'b', type: 'grid', rows: [{ gap: `${'x'.repeat(38)}😀${'x'.repeat(1e6)}`, columns: [] }] },
      { id: 'c', type: 'heroImage', src: { nl: 'javascript:alert(1)' } },
    ]).issues.map(({ message }) => message);
    expect(list).toBe(`must be a list, this is "${'😀'.repeat(19)}…"`);
    expect(long).toBe(`must be a length such as 16px, 1.5rem or 50%, this is "${'x'.repeat(38)}…"`);
    expect(object).toBe('must not be a script or data URL');
  });

  it('reports all issues at every depth with their paths', () => {
    const { issues } = check(
      [
        'x',
        { type: 'text' },
        { id: ' ', type: 'text' },
        { id: 'a' },
        { id: 'a', type: 'grid', rows: [{ gap: '3 px', columns: [[{ id: 'a', type: 'text' }], 'x'] }] },
        { id: 'c', type: 'card', tags: {}, notice: 'x', elevated: 'yes', headerText: ['x'] },
        { id: 'i', type: 'heroImage', src: 'javascript:alert(1)' },
      ],
      7,
    );
    expect(issues.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'title: must be a text, or an object with a text per language, this is 7',
      'overview[0]: must be a block, this is "x"',
      'overview[1].id: Pattern must have an id',
      'overview[2].id: Pattern must have an id',
      'overview[3].type: must be the name of a block type, this is missing',
      'overview[4].id: must be unique on the page, overview[3] also has the id a',
      'overview[4].rows[0].gap: must be a length such as 16px, 1.5rem or 50%, this is "3 px"',
      'overview[4].rows[0].columns[0][0].id: must be unique on the page, overview[3] also has the id a',
      'overview[4].rows[0].columns[1]: must be a list of blocks, this is "x"',
      'overview[5].headerText: must be a text, or an object with a text per language, this is a list',
      'overview[5].elevated: must be true or false, this is "yes"',
      'overview[5].tags: must be a list, this is an object',
      'overview[5].notice: must be an object, this is "x"',
      'overview[6].src: must not be a script or data URL, this is "javascript:alert(1)"',
    ]);
  });

  it('does not warn about missing values in a block that only shows placeholders', () => {
    const hero = { id: 'h', type: 'heroImage', startedFrom: 'heroImage' };
    expect(check([hero]).warnings).toEqual([]);
    for (const other of [
      { ...hero, startedFrom: undefined },
      { ...hero, src: '' },
    ]) {
      expect(check([other]).warnings).toHaveLength(1);
    }
  });

  it('warns about an empty required value, at any depth', () => {
    const missing = [{ path: 'overview[0].src', message: 'Hero image URL is required' }];
    for (const src of [undefined, null, '']) {
      expect(check([{ id: 'h', type: 'heroImage', src }])).toEqual({
        issues: [],
        warnings: missing,
        notes: [],
      });
    }
    const nested = check([{ id: 'c', type: 'card', content: [{ id: 'h', type: 'heroImage' }] }]);
    expect(nested.warnings[0]?.path).toBe('overview[0].content[0].src');
  });

  it('detects a script URL that is obscured by characters which browsers ignore', () => {
    for (const src of ['java\nscript:x', 'java\tscript:x', '\u0001javascript:x', ' \r\nDATA:text/html,x']) {
      expect(check([{ id: 'h', type: 'heroImage', src }]).issues).toEqual([
        {
          path: 'overview[0].src',
          message: `must not be a script or data URL, this is ${JSON.stringify(src)}`,
        },
      ]);
    }
    expect(check([{ id: 'h', type: 'heroImage', src: '/media/a/data: een.jpg' }]).issues).toEqual([]);
  });

  it('rejects an overview that is not a list', () => {
    expect(check({}).issues).toEqual([
      { path: 'overview', message: 'must be a list of blocks, this is an object' },
    ]);
  });

  it('migrates blocks of older versions before it validates them', () => {
    const migrated = defineBlocks([
      defineBlock({
        type: 'note',
        label: 'Note',
        category: 'content',
        icon: 'box',
        version: 2,
        fields: {
          body: text('Body', { required: 'A note needs words' }),
          gap: length('Gap'),
          tint: color('Tint'),
        },
        migrations: { 1: ({ words, ...block }) => ({ ...block, body: words }) as never },
      }),
    ]);
    expect(
      validateContent(migrated, { overview: [{ id: 'n', type: 'note', words: 'x', gap: 4, tint: '' }] }),
    ).toEqual({ issues: [], warnings: [], notes: [] });
  });
});
