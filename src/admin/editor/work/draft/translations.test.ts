import { expect, it } from 'vitest';
import type { Block } from '#content/block/block.ts';
import { type Language, languages, type Translated } from '#content/language/language.ts';
import { localizePage } from '#content/language/localize-page.ts';
import { mergeLanguage } from '#content/language/merge-language.ts';
import type { PageContent } from '#content/page/page.ts';
import { blockStates } from '#content/translation/block-states.ts';
import { getOwnWords } from '#content/translation/own-text.ts';
import { computeTranslations } from '#content/translation/track-page.ts';
import { getBlockRecords } from '#content/translation/translations.ts';
import { confirmText, copyText } from '#document/translate-text.ts';
import { fc } from '../../../../../tests/support/properties.ts';
import { block, definitions } from '../../../../../tests/support/sample-page.ts';
import {
  emptyText,
  getOtherLanguage,
  getTextState,
  type KeptText,
  markReviewed,
  writeText,
} from '../../../../../tests/support/translation-model.ts';
import { createDraft, type Draft } from './draft.ts';

const words = fc.constantFrom('', 'een', 'twee', 'drie', 'four');
const language = fc.constantFrom(...languages);
const place = fc.nat({ max: 2 });

const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('write' as const), place, language, words }) },
  fc.record({ kind: fc.constant('copy' as const), place, language }),
  fc.record({ kind: fc.constant('look' as const), place, language }),
  fc.record({ kind: fc.constant('duplicate' as const), place }),
  fc.record({ kind: fc.constant('move' as const), place }),
  fc.record({ kind: fc.constant('remove' as const), place }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const) }) },
  fc.record({ kind: fc.constant('script' as const), place, language, words }),
  fc.record({ kind: fc.constant('save' as const) }),
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** Translation records by block id. */
type Books = Readonly<Record<string, KeptText>>;

const text = (id: string, content: Translated = {}) => block(id, 'text', { isMultiLanguage: true, content });
const pathOf = ['content'];
const getContent = (draft: Draft) => draft.store.getState().content;
const ids = (draft: Draft) => getContent(draft).overview.map(({ id }) => id);

function agree(draft: Draft, books: Books): void {
  const { overview, translations } = getContent(draft);
  expect(overview.map(({ id }) => id).toSorted()).toEqual(Object.keys(books).toSorted());
  for (const one of overview) {
    const kept = books[one.id] ?? emptyText;
    for (const code of languages) {
      expect(getOwnWords(one.content as Translated, code), `${one.id} ${code}`).toBe(kept.words[code]);
      const [state] = blockStates(definitions, one, getBlockRecords(translations, one.id), code);
      expect(state?.state, `${one.id} ${code} ${JSON.stringify({ kept, translations })}`).toBe(
        getTextState(kept, code),
      );
    }
  }
}

/** Result of a save by a script that knows one language and no translation records. */
function savedByScript(before: PageContent, id: string, code: Language, said: string): PageContent {
  const given = localizePage(definitions, before, code);
  const overview = given.overview.map((one): Block => (one.id === id ? { ...one, content: said } : one));
  const { content } = mergeLanguage(definitions, before, { ...given, overview }, code);
  return withTranslations(before, content);
}

function withTranslations(before: PageContent, after: PageContent, isTold = false): PageContent {
  const sources = { stored: before.translations, sent: isTold ? (after.translations ?? {}) : undefined };
  const translations = computeTranslations(definitions, { before, after, ...sources });
  const { title, overview } = after;
  return translations ? { title, overview, translations } : { title, overview };
}

it('editing loses no text of the other language, and each text keeps the source it was written against', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 25 }), (acts: Act[]) => {
      const start = ['a', 'b', 'c'];
      const content = { title: { nl: 'T', en: 'T' }, overview: start.map((id) => text(id)) };
      const draft = createDraft({ definitions, content });
      let books: Books = Object.fromEntries(start.map((id) => [id, emptyText]));
      let stored: PageContent = content;
      const past: { readonly before: Books; readonly after: Books }[] = [];
      const future: typeof past = [];
      let copies = 0;

      const keep = (done: boolean, after: Books) => {
        if (!done) return;
        past.push({ before: books, after });
        future.length = 0;
        books = after;
      };
      const getBook = (id: string) => books[id] ?? emptyText;

      for (const one of acts) {
        const id = 'place' in one ? ids(draft)[one.place % Math.max(1, ids(draft).length)] : undefined;
        if ('place' in one && id === undefined) continue;
        const blockId = id ?? '';
        const { tree } = draft.store.getState();
        if (one.kind === 'write') {
          const edit = {
            type: 'block/set-text',
            blockId,
            path: pathOf,
            language: one.language,
            text: one.words,
          } as const;
          keep(draft.edit(edit, 'Write'), {
            ...books,
            [blockId]: writeText(getBook(blockId), one.language, one.words),
          });
        } else if (one.kind === 'copy') {
          const from = getOtherLanguage(one.language);
          const edit = copyText(tree, { blockId, path: pathOf }, { from, to: one.language });
          const after = writeText(getBook(blockId), one.language, getBook(blockId).words[from], true);
          if (edit) keep(draft.edit(edit, 'Copy'), { ...books, [blockId]: after });
        } else if (one.kind === 'look') {
          const edit = confirmText(tree, { blockId, path: pathOf }, one.language);
          if (edit)
            keep(draft.edit(edit, 'Look'), {
              ...books,
              [blockId]: markReviewed(getBook(blockId), one.language),
            });
        } else if (one.kind === 'duplicate') {
          copies += 1;
          const copy = `copy-${copies}`;
          const edit = { type: 'block/duplicate', blockId, ids: { [blockId]: copy } } as const;
          keep(draft.edit(edit, 'Duplicate'), { ...books, [copy]: getBook(blockId) });
        } else if (one.kind === 'move') {
          const edit = { type: 'block/move', blockId, at: { parent: null, slot: [], index: 0 } } as const;
          keep(draft.edit(edit, 'Move'), books);
        } else if (one.kind === 'remove') {
          const { [blockId]: _gone, ...left } = books;
          keep(draft.edit({ type: 'block/remove', blockId }, 'Remove'), left);
        } else if (one.kind === 'undo' || one.kind === 'redo') {
          const [from, to] = one.kind === 'undo' ? [past, future] : [future, past];
          const step = from.pop();
          expect(draft[one.kind]() !== undefined).toBe(step !== undefined);
          if (step) {
            to.push(step);
            books = one.kind === 'undo' ? step.before : step.after;
          }
        } else if (one.kind === 'script') {
          const kept = getBook(blockId);
          const shown = kept.words[one.language] || kept.words[getOtherLanguage(one.language)];
          const put = savedByScript(getContent(draft), blockId, one.language, one.words);
          stored = put;
          const after = one.words === shown ? kept : writeText(kept, one.language, one.words);
          keep(draft.edit({ type: 'page/put', content: put }, 'Theirs'), { ...books, [blockId]: after });
        } else {
          stored = withTranslations(stored, getContent(draft), true);
          // Otherwise a reload would find unsaved changes.
          expect(stored).toEqual(getContent(draft));
        }
        agree(draft, books);
      }
    }),
    { numRuns: 300 },
  );
});
