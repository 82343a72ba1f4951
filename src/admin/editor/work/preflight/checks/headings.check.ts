import { formatPath } from '#content/block/issue.ts';
import { getValueAt } from '#content/block/value-at.ts';
import {
  defaultLanguage,
  isLanguage,
  isTranslated,
  type Language,
  listShownLanguages,
  resolveText,
} from '#content/language/language.ts';
import { withHeadingLevel } from '#content/markdown/list-headings.ts';
import { type PageHeading, walkHeadings } from '#content/page/heading-outline.ts';
import { type CheckFinding, defineCheck } from '../check.ts';
import type { Fix } from '../finding.ts';
import { preflightWords } from '../preflight-words.ts';

/** Finds headings that skip a level, and main headings after the first. */
export const headingsCheck = defineCheck({
  id: 'headings',
  position: 6,
  name: preflightWords.names.headings,
  *find({ definitions, content }) {
    const said = new Set<string>();
    for (const language of listShownLanguages(content.title)) {
      let before = 0;
      for (const heading of walkHeadings(definitions, content, language)) {
        if (!heading) {
          yield undefined;
          continue;
        }
        const found = createFinding(heading, before);
        before = heading.level;
        // A text that several languages share is reported once.
        const key = `${heading.block?.id} ${formatPath(heading.path)} ${heading.foundIn} ${found?.sentence}`;
        if (found && !said.has(key)) yield found;
        said.add(key);
      }
    }
  },
});

function createFinding(heading: PageHeading, before: number): CheckFinding | undefined {
  const { block, path, text, level, written, foundIn } = heading;
  if (!block) return undefined;
  const place = { blockId: block.id, field: formatPath(path) };
  const language = isLanguage(foundIn) ? foundIn : undefined;
  const common = { severity: 'note', place, language } as const;
  const short = text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text;
  if (written === 1 && level > 1) {
    return { ...common, sentence: preflightWords.secondMain(short), fix: toLevel(heading, 2, language) };
  }
  if (level <= before + 1) return undefined;
  const sentence = preflightWords.skippedHeading(short, level, before);
  return { ...common, sentence, fix: toLevel(heading, before + 1, language) };
}

/** Fix that changes the level of a heading, if the level is part of a text. */
function toLevel(
  { block, path, line, text }: PageHeading,
  level: number,
  language: Language = defaultLanguage,
): Fix | undefined {
  if (!block || line === undefined) return undefined;
  const { id: blockId } = block;
  return {
    ...preflightWords.makeLevel(level),
    edit({ find }) {
      const value = getValueAt(find(blockId)?.block, path);
      const now = isTranslated(value) ? resolveText(value, language) : '';
      if (!now.split('\n')[line]?.includes(text.slice(0, 10))) return undefined;
      return { type: 'block/set-text', blockId, path, language, text: withHeadingLevel(now, line, level) };
    },
  };
}
