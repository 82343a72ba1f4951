import type { PathPart } from '#content/block/issue.ts';
import type { Language } from '#content/language/language.ts';
import type { MetadataName } from '#content/page/page-metadata.ts';
import { batch, type Edit, settingEdit } from '#document/edit.ts';
import { gesture } from '#document/history.ts';
import type { PageSettings } from '#document/page-document.ts';
import { confirmText, copyText, type TranslatedPlace } from '#document/translate-text.ts';
import { words } from '../../words.ts';
import type { Applying } from './applying.ts';

/** A value of a block, and where it stands in it. */
interface Value {
  readonly path: readonly PathPart[];
  readonly value: unknown;
}

/** The block whose values are written, or several that get the same. */
type Targets = string | readonly string[];

const idsOf = (targets: Targets) => (typeof targets === 'string' ? [targets] : targets);

function setAll(targets: Targets, values: readonly Value[]): Edit {
  return batch(
    idsOf(targets).flatMap((blockId) =>
      values.map(({ path, value }) => ({ type: 'block/set', blockId, path, value }) as const),
    ),
  );
}

/** What the form writes: choices are steps of their own, what streams is one until there is a pause. */
export function editValues({ apply, tree }: Applying, language: () => Language) {
  return {
    /** A choice: a step of its own. */
    setValue(targets: Targets, path: readonly PathPart[], value: unknown, label: string): void {
      apply(setAll(targets, [{ path, value }]), words.history.change(label));
    },
    /** Several values at once, such as the four sides of a spacing that has lost its own. */
    setValues(targets: Targets, values: readonly Value[], label: string): void {
      apply(setAll(targets, values), words.history.change(label));
    },
    /** Values that come one after the other while somebody types or steps: one step until there is a pause. */
    streamValues(targets: Targets, values: readonly Value[], label: string): void {
      const paths = values.map(({ path }) => path.join('.')).join(' ');
      apply(setAll(targets, values), words.history.change(label), `set ${idsOf(targets).join(' ')} ${paths}`);
    },
    /** Values that come while somebody drags: one step per gesture. */
    dragValues(targets: Targets, values: readonly Value[], label: string, gestureId: string): void {
      apply(setAll(targets, values), words.history.change(label), gesture(gestureId));
    },
    /** Words in one language, the one that is worked in unless another is named; those of the other ones stay. */
    setText(
      targets: Targets,
      path: readonly PathPart[],
      text: string,
      label: string,
      shown: Language = language(),
    ): void {
      const edits = idsOf(targets).map(
        (blockId) => ({ type: 'block/set-text', blockId, path, language: shown, text }) as const,
      );
      const typed = `text ${idsOf(targets).join(' ')} ${path.join('.')} ${shown}`;
      apply(batch(edits), words.history.change(label), typed);
    },
    /** Layout or background. `streams` names what comes one after the other, which is one step until there is a pause. */
    setSetting<Name extends keyof PageSettings>(
      name: Name,
      value: PageSettings[Name],
      { label, streams }: { readonly label: string; readonly streams?: string },
    ): void {
      apply(settingEdit(name, value), words.history.change(label), streams && `setting ${name} ${streams}`);
    },
    /** Puts another language's words into a text, to be translated there. */
    copyText(
      place: TranslatedPlace,
      languages: { readonly from: Language; readonly to: Language },
      label: string,
    ): void {
      const edit = copyText(tree(), place, languages);
      if (edit) apply(edit, words.history.change(label));
    },
    /** A person has looked at a text: it holds for its source as that is now. */
    confirmText(place: TranslatedPlace, of: Language, label: string): void {
      const edit = confirmText(tree(), place, of);
      if (edit) apply(edit, words.history.change(label));
    },
    /** What others are told of the page in a language; '' lets it speak for itself. */
    setMetadata(
      name: MetadataName,
      text: string,
      { of, label }: { readonly of: Language; readonly label: string },
    ): void {
      const edit = { type: 'page/set-metadata', name, language: of, text } as const;
      apply(edit, words.history.change(label), `metadata ${name} ${of}`);
    },
    setTitle(text: string, of: Language = language()): void {
      const edit = { type: 'page/set-title', language: of, text } as const;
      apply(edit, words.history.change(words.settings.title), `title ${of}`);
    },
  };
}
