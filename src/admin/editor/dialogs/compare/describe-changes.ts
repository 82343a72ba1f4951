import type { Definitions } from '#content/block/block.ts';
import { listBlockIds } from '#content/block/slots.ts';
import { isLanguage, type Language } from '#content/language/language.ts';
import { changeKey, type PageChange } from '#document/compare/page-change.ts';
import type { PagePair } from '#document/compare/page-pair.ts';
import { createPageTree, type PageTree } from '#document/page-tree.ts';
import { words } from '../../../words.ts';
import { contactWords } from '../../form/page/contact-words.ts';
import { describeBlockLocation } from '../conflict/describe-location.ts';
import { describeValue } from '../conflict/describe-value.ts';
import { findField } from '../conflict/find-field.ts';
import { metadataFields } from '../search/metadata-fields.ts';
import { compareWords } from './compare-words.ts';
import type { ChangeGroup, DescribedChange } from './described-change.ts';

interface ComparedTrees {
  readonly before: PageTree;
  readonly after: PageTree;
  readonly language: Language;
}

type ValueChange = Extract<PageChange, { readonly about: 'value' }>;

/** Describes changes in the order of the page, grouped by block. */
export function describeChanges(
  definitions: Definitions,
  pages: PagePair,
  changes: readonly PageChange[],
  language: Language,
): ChangeGroup[] {
  const shown = {
    before: createPageTree(definitions, pages.before),
    after: createPageTree(definitions, pages.after),
    language,
  };
  const byBlock = Map.groupBy(changes, (change) => ('blockId' in change ? change.blockId : null));
  return [...byBlock].map(([blockId, ofBlock]) => ({
    ...formatGroupName(blockId, shown),
    ...determineKind(ofBlock),
    changes: ofBlock.map((change) => describeChange(change, shown)),
  }));
}

function formatGroupName(blockId: string | null, { before, after, language }: ComparedTrees) {
  if (blockId === null) return { blockId, type: undefined, name: compareWords.page, summary: '' };
  const tree = after.find(blockId) ? after : before;
  const block = tree.find(blockId)?.block;
  if (!block) return { blockId, type: undefined, name: '', summary: '' };
  const getLabel = (type: string) => tree.definitions.get(type)?.label ?? type;
  return {
    blockId,
    type: block.type,
    name: [...tree.around(blockId), block].map(({ type }) => getLabel(type)).join(' › '),
    summary: tree.findDefinition(block)?.summary(block, language) ?? '',
  };
}

function determineKind(changes: readonly PageChange[]): Pick<ChangeGroup, 'kind' | 'mark'> {
  const abouts = changes.map(({ about }) => about);
  if (abouts.includes('added')) return { kind: 'added', mark: 'added' };
  if (abouts.includes('removed')) return { kind: 'removed', mark: 'removed' };
  return { kind: abouts.every((about) => about === 'moved') ? 'moved' : 'changed', mark: 'changed' };
}

function describeChange(change: PageChange, shown: ComparedTrees): DescribedChange {
  const plain = { key: changeKey(change), change, field: '', language: undefined };
  const note = (text: string) => ({ as: 'note', note: text }) as const;
  switch (change.about) {
    case 'title': {
      const sides = {
        before: describeValue(change.before, undefined),
        after: describeValue(change.after, undefined),
      };
      const { language } = change;
      return { ...plain, field: words.settings.title, language, shows: { as: 'words', ...sides } };
    }
    case 'metadata': {
      const { name, language, before, after } = change;
      return { ...plain, field: metadataFields[name], language, shows: { as: 'words', before, after } };
    }
    case 'contact-section': {
      const sides = {
        before: contactWords.shown(!change.isShown),
        after: contactWords.shown(change.isShown),
      };
      return { ...plain, field: contactWords.name, shows: { as: 'words', ...sides } };
    }
    case 'setting':
      return {
        ...plain,
        field: compareWords.settings[change.name],
        shows: note(compareWords.settingChanged),
      };
    case 'added':
    case 'removed':
      return { ...plain, shows: note(describeInside(change, shown)) };
    case 'moved': {
      const from = describeBlockLocation(shown.before, change.blockId, shown.language);
      return { ...plain, shows: note(compareWords.movedTo(from)) };
    }
    case 'value':
      return { ...plain, ...getShownValue(change, shown) };
    case 'page':
      return { ...plain, shows: note(compareWords.damaged) };
  }
}

function describeInside(
  { about, blockId }: { readonly about: 'added' | 'removed'; readonly blockId: string },
  shown: ComparedTrees,
) {
  const tree = about === 'added' ? shown.after : shown.before;
  const block = tree.find(blockId)?.block;
  const inside = block ? listBlockIds(tree.definitions, block).length - 1 : 0;
  return inside > 0 ? compareWords.withInside(inside) : '';
}

function getShownValue(
  change: ValueChange,
  shown: ComparedTrees,
): Pick<DescribedChange, 'field' | 'language' | 'shows'> {
  const { what, kind, path, language, before, after } = change;
  if (path.length === 0) {
    const type = (value: unknown) => String((value as { readonly type?: unknown }).type);
    return {
      field: compareWords.type,
      language,
      shows: { as: 'values', before: type(before), after: type(after) },
    };
  }
  const tree = shown.after.find(change.blockId) ? shown.after : shown.before;
  const block = tree.find(change.blockId)?.block;
  const { names, field } = findField((block && tree.findDefinition(block)?.fields) ?? {}, path);
  const named = { field: names.join(' · '), language };
  if (what === 'item-added') return { ...named, shows: { as: 'note', note: compareWords.itemAdded } };
  if (what === 'item-removed') return { ...named, shows: { as: 'note', note: compareWords.itemRemoved } };
  if (what === 'order') return { ...named, shows: { as: 'note', note: compareWords.order } };
  const isOneText = [before, after].every(
    (value) => value === undefined || value === null || typeof value === 'string',
  );
  if (kind === 'picture' && isOneText) {
    return { ...named, shows: { as: 'pictures', before: String(before ?? ''), after: String(after ?? '') } };
  }
  const sides = { before: describeValue(before, field), after: describeValue(after, field) };
  return { ...named, shows: { as: kind === 'text' && isOneText ? 'words' : 'values', ...sides } };
}

/** Name of a language; its code if it is unknown. */
export function formatLanguageName(language: string): string {
  return isLanguage(language) ? words.languages[language] : language;
}

/** Formats a change as `Text · Dutch`. */
export function formatChangeName(group: ChangeGroup, { field, language }: DescribedChange): string {
  const last = group.name.split(' › ').at(-1) ?? group.name;
  const part = field === last ? '' : field;
  return [last, part, language && formatLanguageName(language)].filter(Boolean).join(' · ');
}
