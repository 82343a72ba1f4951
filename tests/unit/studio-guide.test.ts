/// <reference types="vite/client" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allCommands } from '#admin/editor/commands/all-commands.ts';
import { formatStroke } from '#admin/shared/keystroke.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import { sections } from '#blocks/sections/sections.ts';
import { languages } from '#content/language/language.ts';
import { root } from '../../scripts/lib/build-if-needed.ts';

const guide = readFileSync(join(root, 'docs/guide-studio.md'), 'utf8');
/** Bold terms, which must all be on the screen. */
const terms = [...guide.matchAll(/\*\*(.+?)\*\*/gs)].map(([, term = '']) => term);

/** The editor's modules of words, and the names of its screens. */
const modules = import.meta.glob(
  ['../../src/admin/**/*words.ts', '../../src/admin/shared/navigation.ts', '!**/use-*'],
  { eager: true },
);

/** Literal texts, and patterns of texts with a language or a number filled in. */
const texts = new Set<string>(languages.map((code) => code.toUpperCase()));
const patterns: RegExp[] = [];

function gatherWords(value: unknown): void {
  if (typeof value === 'string') texts.add(value);
  if (typeof value === 'function') gatherSentences(String(value));
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(gatherWords);
}

/** Gathers the texts of a function from its source. */
function gatherSentences(source: string): void {
  for (const [, literal = ''] of source.matchAll(/["']([A-Z][^"'\n]*)["']/g)) texts.add(literal);
  for (const [, literal = ''] of source.matchAll(/`((?:[^`$]|\$\{[^{}`]*\})+)`/g)) {
    const parts = literal
      .split(/\$\{[^{}]*\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
    patterns.push(new RegExp(`^${parts.join(String.raw`(?:Dutch|English|\d+(?: \w+)?)`)}$`));
  }
}

/** Gathers the labels, choices and help of forms, but not the stored values. */
function gatherLabels(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner !== 'string') gatherLabels(inner);
    else if (['label', 'itemLabel', 'help'].includes(key)) texts.add(inner);
  }
}

gatherWords(modules);
gatherLabels([...blockDefinitions.values()]);
gatherLabels(allCommands);
gatherLabels(sections);
const isOnScreen = (term: string) => texts.has(term) || patterns.some((pattern) => pattern.test(term));

describe('the studio guide', () => {
  it('names labels exactly as they appear on the screen', () => {
    expect(terms.length).toBeGreaterThan(150);
    expect([...new Set(terms)].filter((term) => !isOnScreen(term))).toEqual([]);
  });

  it('would fail the test if it named an unknown label', () => {
    expect(
      ['Publsh', 'publish', 'Save now', 'Copy to Dutch', 'Publish now', 'textBlock'].filter(isOnScreen),
    ).toEqual([]);
    expect(isOnScreen('Copy from Dutch')).toBe(true);
  });

  it('lists every keyboard shortcut of the editor, except those of the browser', () => {
    const rows = [...guide.matchAll(/^\| \*\*(.+?)\*\* \| (.+?) \|$/gm)].map(
      ([, label, keys]) => `${label}: ${keys}`,
    );
    const own = allCommands
      .filter(({ strokes, byBrowser }) => strokes.length > 0 && !byBrowser)
      .map(
        ({ label, strokes }) =>
          `${label}: ${strokes.map((stroke) => `\`${formatStroke(stroke)}\``).join(' or ')}`,
      );
    expect(rows.toSorted()).toEqual(own.toSorted());
  });
});
