import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NotFoundMessage } from './chrome/messages.tsx';
import { LanguageProvider } from './language-provider.tsx';
import { words } from './words.ts';

it('says which language all that is inside speaks', () => {
  const html = renderToString(
    <LanguageProvider language="en">
      <NotFoundMessage />
    </LanguageProvider>,
  );
  expect(html).toContain(words.en.notFound.title);
});

it('throws outside its provider', () => {
  expect(() => renderToString(<NotFoundMessage />)).toThrow(
    'useLanguage must be used inside a LanguageProvider',
  );
});
