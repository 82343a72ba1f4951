import type { ClipboardEvent } from 'react';
import type { Clipboard } from '../../../services/clipboard.ts';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

interface Options {
  /** True if the input can have several lines; otherwise they are joined into one. */
  readonly lines: boolean;
  readonly clipboard: Pick<Clipboard, 'tellLeftOut'>;
}

/**
 * Pastes plain text into an input by the rules of the page, which leave out comments, hidden text and
 * footnote marks. The clipboard's own plain text contains them. The HTML parser is loaded on demand.
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
    // Offline, and the parser was never loaded.
    () => insert(input, texts.plain),
  );
}

/** Replaces the selection and dispatches the input event that typing would. */
function insert(input: TextInput, words: string): void {
  const { selectionStart, selectionEnd, value } = input;
  input.setRangeText(words, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: words }));
}
