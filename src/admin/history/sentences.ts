import type { HistoryLine } from '#api/endpoints/history.ts';
import { defaultLanguage, resolveText } from '#content/language/language.ts';
import { allOf, historyWords } from './history-words.ts';

const say = historyWords;

/** What a line says: who or what changed, and how. */
export interface Sentence {
  readonly names: string;
  readonly verbs: string;
}

/** A write in the words of the studio. Pages to which the same was done share a sentence. */
export function sentencesOf({ began, pages, pageCount, settings }: HistoryLine): Sentence[] {
  if (began) return [{ names: say.began, verbs: say.beganWith(pageCount) }];
  const groups = new Map<string, string[]>();
  for (const { title, identifier, changes } of pages) {
    const name = resolveText(title ?? '', defaultLanguage).trim() || identifier;
    const verbs = allOf(changes.map((change) => say.changes[change]));
    groups.set(verbs, [...(groups.get(verbs) ?? []), name]);
  }
  const unnamed = pageCount - pages.length;
  const sentences = [...groups].map(([verbs, names], index) => ({
    names: allOf(index === groups.size - 1 && unnamed > 0 ? [...names, say.more(unnamed)] : names),
    verbs,
  }));
  return settings ? [...sentences, { names: say.settings, verbs: say.changes.content }] : sentences;
}
