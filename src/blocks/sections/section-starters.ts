import { isRecord } from '#content/block/walk-fields.ts';
import type { StarterWords } from './part.ts';
import { sections } from './sections.ts';

/**
 * The words of all sections by block type and name, in the shape of {@link BlockDefinition.otherWords}. They are added to the
 * definitions, because a page does not store from which section a block came.
 */
export const sectionWords: Readonly<Record<string, Readonly<Record<string, StarterWords>>>> = collect();

function collect() {
  const found: Record<string, Record<string, StarterWords>> = {};
  for (const { startsFrom, words } of walk(sections)) {
    const [type = '', name = ''] = startsFrom.split('/');
    found[type] = { ...found[type], [name]: words };
  }
  return found;
}

function* walk(value: unknown): Generator<{ readonly startsFrom: string; readonly words: StarterWords }> {
  if (Array.isArray(value)) for (const inner of value) yield* walk(inner);
  if (!isRecord(value)) return;
  const { startsFrom, words } = value;
  if (typeof startsFrom === 'string' && isRecord(words)) yield { startsFrom, words: words as StarterWords };
  for (const inner of Object.values(value)) yield* walk(inner);
}
