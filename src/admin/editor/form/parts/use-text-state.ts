import type { PathPart } from '#content/block/issue.ts';
import { getValueAt } from '#content/block/value-at.ts';
import type { TextField } from '#content/fields/field.ts';
import { isTranslatedField } from '#content/fields/translated-field.ts';
import { isTranslated, type Language, type Translated } from '#content/language/language.ts';
import { isPerLanguage } from '#content/translation/block-states.ts';
import { getOwnWords } from '#content/translation/own-text.ts';
import { getTitleState } from '#content/translation/page-states.ts';
import { findSourceLanguage } from '#content/translation/source-language.ts';
import { getTextKey } from '#content/translation/text-key.ts';
import {
  getTranslationState,
  recordFor,
  type TranslationState,
} from '#content/translation/translation-state.ts';
import { getBlockRecords, type TextRecords } from '#content/translation/translations.ts';
import { useDraft } from '../../services/editor-context.ts';
import { useExample, useFormBlock, useFormTargets } from './block-form.ts';
import { findSourceText, type SourceText } from './find-source-text.ts';

export interface FieldTextState {
  readonly state: TranslationState;
  readonly from: SourceText | undefined;
}

/** Translation state of a text of the form's block; undefined if it is not translatable. */
export function useTextState(
  field: TextField,
  path: readonly PathPart[],
  language: Language,
): FieldTextState | undefined {
  const block = useFormBlock();
  const isOne = useFormTargets().length === 1;
  const example = useExample(path);
  const records = useDraft(({ content }) => getBlockRecords(content.translations, block.id));
  if (!isOne || !isTranslatedField(field)) return undefined;
  const stored = getValueAt(block, path);
  const value = isTranslated(stored) ? stored : undefined;
  if (example !== '') return { state: 'starter', from: undefined };
  if (!isPerLanguage(block, value)) return undefined;
  const key = getTextKey(block, path);
  const known: TextRecords = (Object.hasOwn(records, key) ? records[key] : undefined) ?? {};
  const state = getTranslationState(value, language, known);
  return state && { state, from: findSource(value, language, known) };
}

/** Translation state of the page's title. */
export function useTitleState(language: Language): FieldTextState | undefined {
  const title = useDraft(({ content }) => content.title);
  const known = useDraft(({ content }) => content.translations?.title) ?? none;
  const state = getTitleState({ title, translations: { title: known } }, language);
  return state && { state, from: findSource(title, language, known) };
}

const none: TextRecords = {};

function findSource(value: Translated | undefined, language: Language, known: TextRecords) {
  const own = getOwnWords(value, language);
  const source = findSourceLanguage(value, language, known);
  return findSourceText(value, language, { source, was: recordFor(own, language, known)?.fromText });
}
