import { renderToStaticMarkup } from 'react-dom/server';
import { presentationClose, presentationLoaded } from '#blocks/shared/presentation-messages.ts';
import type { Language } from '#content/language/language.ts';
import { siteWords } from '#i18n/site-words.ts';
import { tokens } from '#tokens/resolve-tokens.ts';
import { renderTokensCss } from '#tokens/tokens-css.ts';
import inkLink from '#ui/button/ink-link.css?inline';
import { buildFontsCss, listKnownFonts } from '../fonts.ts';
import { headScript } from '../head-script.ts';
import css from './deck.css?inline';
import { deckHeadScript, runDeck } from './deck-script.ts';
import { MethodDeck } from './method-deck.tsx';

/** A slide deck as a separate HTML document. */
export interface DeckDocument {
  readonly html: string;
  /** Its inline scripts; the policy allows only their hashes. */
  readonly scripts: readonly string[];
}

const fonts = buildFontsCss(tokens.font, listKnownFonts());
const head = `${headScript};${deckHeadScript}`;
const script = `(${runDeck.toString()})(${JSON.stringify(presentationLoaded)},${JSON.stringify(presentationClose)})`;

/** Renders the sample deck at `/slidedeck` of every site. Deterministic for a language. */
export function renderMethodDeck(language: Language): DeckDocument {
  const html = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{siteWords[language].deck.title}</title>
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: head }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: renderTokensCss(tokens) + fonts + inkLink + css }} />
      </head>
      <body>
        <MethodDeck language={language} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>,
  );
  return { html: `<!doctype html>${html}`, scripts: [head, script] };
}
