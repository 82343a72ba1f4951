import { useId } from 'react';
import type { Language } from '#content/language/language.ts';
import { metadataLimits, type SearchTextName } from '#content/page/page-metadata.ts';
import { ownWords } from '#content/translation/own-text.ts';
import { useDraft, useEditor } from '../../services/editor-context.ts';
import { searchWords as say } from './search-words.ts';
import { shownLength } from './shown-length.ts';

interface Props {
  readonly name: SearchTextName;
  readonly language: Language;
  /** What the page says by itself. */
  readonly own: string;
}

/** A text for others, with what they take from the page where there is none. It is a part of the draft, and of undo. */
export function MetadataField({ name, language, own }: Props) {
  const { editing } = useEditor();
  const id = useId();
  const value = useDraft(({ content }) => ownWords(content.metadata?.[name], language));
  const props = {
    id,
    lang: language,
    value,
    placeholder: own,
    maxLength: metadataLimits[name],
    'aria-describedby': `${id}-count ${id}-note`,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      editing.setMetadata(name, event.target.value, { of: language, label: say.fields[name] }),
  };
  return (
    <div className="form-field">
      <div className="form-field__head metadata__head">
        <label className="form-field__label" htmlFor={id}>
          {say.fields[name]}
        </label>
        <span className="metadata__count" id={`${id}-count`}>
          {say.count((value || own).length, shownLength[name])}
        </span>
      </div>
      <span className="form-input">
        {name === 'title' ? (
          <input {...props} data-autofocus />
        ) : (
          <textarea {...props} className="metadata__text" rows={5} />
        )}
      </span>
      <p className="form-field__note" id={`${id}-note`} aria-live="polite">
        {describeLength(name, value, own)}
      </p>
    </div>
  );
}

function describeLength(name: SearchTextName, value: string, own: string): string | undefined {
  if (value === '') return own === '' ? say.nothing : say.taken;
  if (value.length >= metadataLimits[name]) return say.full(metadataLimits[name]);
  return value.length > shownLength[name] ? say.cut(shownLength[name]) : undefined;
}
