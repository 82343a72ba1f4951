import type { PathPart } from '#content/block/issue.ts';
import type { Language } from '#content/language/language.ts';
import type { MetadataName } from '#content/page/page-metadata.ts';
import { combineEdits, createSettingEdit, type Edit } from '#document/edit.ts';
import { createGestureKey } from '#document/history.ts';
import type { PageSettings } from '#document/page-document.ts';
import { confirmText, copyText, type TranslatedPlace } from '#document/translate-text.ts';
import { words } from '../../../words.ts';
import { historyWords } from '../../work/history-words.ts';
import type { EditApplier } from './apply-edits.ts';

/** A value of a block, with its path. */
interface Value {
  readonly path: readonly PathPart[];
  readonly value: unknown;
}

/** Id of the block that is edited, or ids of several that get the same values. */
type Targets = string | readonly string[];

const listTargetIds = (targets: Targets) => (typeof targets === 'string' ? [targets] : targets);

function setAll(targets: Targets, values: readonly Value[]): Edit {
  return combineEdits(
    listTargetIds(targets).flatMap((blockId) =>
      values.map(({ path, value }) => ({ type: 'block/set', blockId, path, value }) as const),
    ),
  );
}

/** Edits by the form. Each choice is a separate undo step; typing is one step until a pause. */
export function editValues({ apply, tree }: EditApplier, language: () => Language) {
  return {
    /** Sets a value as a separate undo step. */
    setValue(targets: Targets, path: readonly PathPart[], value: unknown, label: string): void {
      apply(setAll(targets, [{ path, value }]), historyWords.change(label));
    },
    /** Sets several values as one undo step, such as the four sides of a padding that is unlinked. */
    setValues(targets: Targets, values: readonly Value[], label: string): void {
      apply(setAll(targets, values), historyWords.change(label));
    },
    /** Sets values while a person types or steps through them: one undo step until a pause. */
    streamValues(targets: Targets, values: readonly Value[], label: string): void {
      const paths = values.map(({ path }) => path.join('.')).join(' ');
      apply(
        setAll(targets, values),
        historyWords.change(label),
        `set ${listTargetIds(targets).join(' ')} ${paths}`,
      );
    },
    /** Sets values during a drag: one undo step per gesture. */
    dragValues(targets: Targets, values: readonly Value[], label: string, gestureId: string): void {
      apply(setAll(targets, values), historyWords.change(label), createGestureKey(gestureId));
    },
    /** Sets a text in one language, by default the active one. Other languages keep theirs. */
    setText(
      targets: Targets,
      path: readonly PathPart[],
      text: string,
      label: string,
      shown: Language = language(),
    ): void {
      const edits = listTargetIds(targets).map(
        (blockId) => ({ type: 'block/set-text', blockId, path, language: shown, text }) as const,
      );
      const typed = `text ${listTargetIds(targets).join(' ')} ${path.join('.')} ${shown}`;
      apply(combineEdits(edits), historyWords.change(label), typed);
    },
    /** Sets layout or background. Calls with the same `streams` are one undo step until a pause. */
    setSetting<Name extends keyof PageSettings>(
      name: Name,
      value: PageSettings[Name],
      { label, streams }: { readonly label: string; readonly streams?: string },
    ): void {
      apply(
        createSettingEdit(name, value),
        historyWords.change(label),
        streams && `setting ${name} ${streams}`,
      );
    },
    /** Copies another language's text into a field, to be translated there. */
    copyText(
      place: TranslatedPlace,
      languages: { readonly from: Language; readonly to: Language },
      label: string,
    ): void {
      const edit = copyText(tree(), place, languages);
      if (edit) apply(edit, historyWords.change(label));
    },
    /** Marks a translation as up to date with its current source. */
    confirmText(place: TranslatedPlace, of: Language, label: string): void {
      const edit = confirmText(tree(), place, of);
      if (edit) apply(edit, historyWords.change(label));
    },
    /** Sets a search or sharing text of the page in a language; '' falls back to the page's own texts. */
    setMetadata(
      name: MetadataName,
      text: string,
      { of, label }: { readonly of: Language; readonly label: string },
    ): void {
      const edit = { type: 'page/set-metadata', name, language: of, text } as const;
      apply(edit, historyWords.change(label), `metadata ${name} ${of}`);
    },
    setTitle(text: string, of: Language = language()): void {
      const edit = { type: 'page/set-title', language: of, text } as const;
      apply(edit, historyWords.change(words.settings.title), `title ${of}`);
    },
  };
}
