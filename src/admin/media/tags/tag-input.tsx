import { X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { getTagKey } from '#content/media/media-tags.ts';
import { TextInput } from '../../forms/text-input.tsx';
import { libraryWords } from '../library-words.ts';
import { addTags } from './add-tags.ts';
import './tag-input.css';

const say = libraryWords.tags;

interface TagInputProps {
  readonly value: readonly string[];
  /** Tags of other files, most used first. */
  readonly known: readonly string[];
  readonly onValue: (tags: string[]) => void;
}

/**
 * Edits the tags of a file. Enter, a comma and leaving the input add a tag. Backspace in the empty input
 * removes the last one.
 */
export function TagInput({ value, known, onValue }: TagInputProps) {
  const [text, setText] = useState('');
  const [issue, setIssue] = useState<string>();
  const [told, setTold] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const suggestions = useId();

  /** Adds comma-separated tags. Returns those that could not be added. */
  function add(written: string) {
    const { tags, added, repeated, left, issue: why } = addTags(value, written, known);
    if (added.length > 0) onValue([...tags]);
    if (added.length > 0) setTold(say.added(added));
    else if (repeated.length > 0) setTold(say.repeated(repeated));
    setIssue(why);
    return { isAdded: added.length > 0, left };
  }
  const addAll = () => setText(add(text).left.join(', '));

  function write(written: string) {
    const end = written.lastIndexOf(',');
    setText(written);
    setIssue(undefined);
    if (end < 0) return;
    const rest = written.slice(end + 1).trimStart();
    const { isAdded, left } = add(written.slice(0, end));
    // Tags that can't be added stay in the input as typed, so that they can be corrected.
    if (isAdded || left.length === 0) setText([...left, rest].join(', '));
  }

  function remove(tag: string) {
    onValue(value.filter((other) => other !== tag));
    setTold(say.removed(tag));
    setIssue(undefined);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Enter during an IME composition ends the composition and adds no tag.
    if (event.nativeEvent.isComposing) return;
    const last = value.at(-1);
    if (event.key === 'Enter' && text.trim() !== '') addAll();
    else if (event.key === 'Backspace' && text === '' && last !== undefined && !event.repeat) remove(last);
    else return;
    event.preventDefault();
  }

  /** Moves the focus to the neighbour, since the button disappears. */
  function press(tag: string, { currentTarget }: MouseEvent) {
    const item = currentTarget.closest('li');
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    (neighbour?.querySelector('button') ?? input.current)?.focus();
    remove(tag);
  }

  const leave = useRef(addAll);
  useLayoutEffect(() => {
    leave.current = addAll;
  });
  // Closing the dialog adds the typed tags. A layout effect's cleanup runs before that of the effect which
  // saves the form a last time.
  useLayoutEffect(() => () => leave.current(), []);

  const has = new Set(value.map(getTagKey));
  return (
    <div className="tag-input">
      <TextInput
        ref={input}
        label={say.label}
        value={text}
        help={say.help}
        issue={issue}
        list={suggestions}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="done"
        onValue={write}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          // If another window takes the focus, unfinished text stays.
          if (document.activeElement !== event.target) addAll();
        }}
      />
      <datalist id={suggestions}>
        {known.map((tag) => !has.has(getTagKey(tag)) && <option key={tag} value={tag} />)}
      </datalist>
      {value.length > 0 && (
        <ul className="tag-input__tags" aria-label={say.ofFile}>
          {value.map((tag) => (
            <li key={tag} className="tag-input__tag">
              <span className="tag-input__text">{tag}</span>
              <button
                type="button"
                className="icon-button tag-input__remove"
                aria-label={say.remove(tag)}
                onClick={(event) => press(tag, event)}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <span className="visually-hidden" role="status">
        {told}
      </span>
    </div>
  );
}
