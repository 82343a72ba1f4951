import type { Language } from '#content/language/language.ts';
import type { TranslatedPlace } from '#document/translate-text.ts';
import { words } from '../../../words.ts';
import { useEditor } from '../../services/editor-context.ts';
import { writable } from './text-columns.tsx';
import type { FieldTextState } from './use-text-state.ts';

interface Props {
  readonly place: TranslatedPlace;
  readonly label: string;
  readonly language: Language;
  readonly found: FieldTextState;
}

/** Actions for a missing or outdated translation: copy the source, or mark as up to date. */
export function TextActions({ place, label, language, found: { state, from } }: Props) {
  const { editing } = useEditor();
  if (!from) return null;
  const confirm = (name: string) => (
    <Action name={name} label={label} run={() => editing.confirmText(place, language, label)} />
  );
  if (state === 'outdated') return confirm(words.translations.stillFine);
  if (state !== 'missing') return null;
  if (from.isCopied) return confirm(words.translations.same);
  return (
    <Action
      name={words.translations.copyFrom(words.languages[from.language])}
      label={label}
      run={() => editing.copyText(place, { from: from.language, to: language }, label)}
    />
  );
}

interface ActionProps {
  readonly name: string;
  readonly label: string;
  readonly run: () => void;
}

function Action({ name, label, run }: ActionProps) {
  return (
    <button
      type="button"
      className="text-button text-state__do"
      aria-label={`${name}: ${label}`}
      onClick={(event) => {
        const field = event.currentTarget.closest('.text-column, .form-field, .field');
        run();
        // The clicked button is removed: the focus moves to its text.
        field?.querySelector<HTMLElement>(writable)?.focus();
      }}
    >
      {name}
    </button>
  );
}
