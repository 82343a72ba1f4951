import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { siteWords } from '#i18n/site-words.ts';
import { NotFoundMessage } from './chrome/messages.tsx';
import { LanguageProvider } from './language-provider.tsx';

it('LanguageProvider sets the language of everything inside it', () => {
  const html = renderToString(
    <LanguageProvider language="en">
      <NotFoundMessage />
    </LanguageProvider>,
  );
  expect(html).toContain(siteWords.en.site.notFound.title);
});

it('useLanguage throws outside a LanguageProvider', () => {
  expect(() => renderToString(<NotFoundMessage />)).toThrow(
    'useLanguage must be used inside a LanguageProvider',
  );
});
