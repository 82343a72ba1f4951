import { type Language, resolveText } from '#content/language/language.ts';
import { wrapMessage } from '#preview/channel.ts';
import type { PageMessage } from '#preview/messages.ts';
import { compare } from './line.ts';
import type { TestFrame } from './test-frame.ts';
import type { TestLines } from './test-lines.ts';

const block = {
  id: 'a',
  type: 'text',
  isMultiLanguage: true,
  content: { nl: 'Goedemorgen', en: 'Good morning' },
};

/**
 * Checks the language messages in both directions between editor and page, and that invalid ones change
 * nothing.
 */
export const checkLines: TestLines = async function* (frame) {
  const readPageText = () =>
    `${frame.window.document.documentElement.lang}: ${frame.find('[data-block-id="a"]').textContent.trim()}`;
  const getEditorLanguage = () => frame.language.current.language;
  const formatExpected = (language: Language) => `${language}: ${resolveText(block.content, language)}`;

  frame.show([block]);
  yield await compare(
    'the page begins in the language of the editor',
    formatExpected(getEditorLanguage()),
    readPageText,
  );
  frame.language.choose('en');
  yield await compare('from the editor to the page', formatExpected('en'), readPageText);
  frame.find('a[data-language="nl"]').click();
  yield await compare('from the page to the editor', 'nl', getEditorLanguage);
  yield await compare('the page shows what was chosen in it', formatExpected('nl'), readPageText);

  const warned = await hearWarnings(frame.window, () =>
    frame.send({ type: 'view/language', language: 'de', chosenAt: Date.now(), chosenBy: 'editor' }),
  );
  yield await compare(
    'a language that the site does not have is warned of',
    'The site has no language "de"; the update is ignored.',
    () => warned.join(),
  );
  yield await compare('and changes nothing', formatExpected('nl'), readPageText);

  const later = { language: 'en', chosenAt: Date.now() + 1_000, chosenBy: 'editor' } as const;
  tellPage(frame, { type: 'view/language', ...later }, 'https://elsewhere.example');
  yield await compare(
    'a message from a foreign origin is ignored by the page',
    formatExpected('nl'),
    readPageText,
  );
  tellEditor(frame, { type: 'view/language', ...later, chosenBy: 'page' }, 'https://elsewhere.example');
  yield await compare('and by the editor', 'nl', getEditorLanguage);

  frame.language.choose('en');
  const echo = frame.language.current;
  frame.language.choose('nl');
  tellEditor(frame, { type: 'view/language', ...echo }, window.location.origin);
  yield await compare('an echo of an earlier choice is dropped', 'nl', getEditorLanguage);
  yield await compare('also where it arrives late', formatExpected('nl'), readPageText);

  for (const language of ['en', 'nl', 'en', 'nl', 'en'] as const) frame.language.choose(language);
  yield await compare('of many choices at once the last one wins', formatExpected('en'), readPageText);
  frame.find('a[data-language="nl"]').click();
  frame.language.choose('nl');
  frame.language.choose('en');
  yield await compare('also where both ends choose: in the page', formatExpected('en'), readPageText);
  yield await compare('and in the editor', 'en', getEditorLanguage);
};

/** Collects the warnings logged in a window while `act` runs, and keeps them out of the console. */
async function hearWarnings(inside: Window & typeof globalThis, act: () => void): Promise<readonly string[]> {
  const heard: string[] = [];
  const { console } = inside;
  const { warn } = console;
  console.warn = (...parts: unknown[]) => void heard.push(parts.join(' '));
  act();
  console.warn = warn;
  return heard;
}

type LanguageMessage = Extract<PageMessage, { type: 'view/language' }>;

/** Dispatches a message in the page as if it came from a window of that origin. */
function tellPage(frame: TestFrame, message: LanguageMessage, origin: string): void {
  const inside = frame.window;
  inside.dispatchEvent(
    new inside.MessageEvent('message', { data: wrapLanguage(message), origin, source: window }),
  );
}

function tellEditor(frame: TestFrame, message: LanguageMessage, origin: string): void {
  window.dispatchEvent(
    new MessageEvent('message', { data: wrapLanguage(message), origin, source: frame.window }),
  );
}

function wrapLanguage(message: LanguageMessage) {
  return wrapMessage({ documentId: '', revision: Number.MAX_SAFE_INTEGER, message });
}
