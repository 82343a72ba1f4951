import type { ClipboardEvent } from 'react';
import type { Clipboard } from '../../../services/clipboard.ts';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

interface Options {
  /** True if the input can have several lines; otherwise they are joined into one. */
  readonly lines: boolean;
  readonly clipboard: Pick<Clipboard, 'tellLeftOut'>;
}

/**
 * Pastes into an input for plain words by the rules of the page, which leave out comments, hidden words and marks of
 * notes. The browser's own way takes the plain text of a clipboard, which has them. What reads HTML is loaded for it.
 */
export function pastePlainText(event: ClipboardEvent<TextInput>, { lines, clipboard }: Options): void {
  const texts = {
    html: event.clipboardData.getData('text/html'),
    plain: event.clipboardData.getData('text/plain'),
  };
  if (texts.html === '' && !/\p{Cc}|[\u2028\u2029]/u.test(texts.plain)) return;
  event.preventDefault();
  const input = event.currentTarget;
  import('#writing/paste/read-plain-clipboard.ts').then(
    ({ readPlainClipboard }) => {
      const { words, leftOut } = readPlainClipboard(texts, lines);
      insert(input, words);
      if (Object.keys(leftOut).length > 0) clipboard.tellLeftOut(leftOut);
    },
    // Offline, and never loaded before.
    () => insert(input, texts.plain),
  );
}

/** In the place of what is selected, as if it had been typed. */
function insert(input: TextInput, words: string): void {
  const { selectionStart, selectionEnd, value } = input;
  input.setRangeText(words, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: words }));
}
