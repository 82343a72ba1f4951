import { readFileSync } from 'node:fs';
import { defaultLanguage, type Language, languages } from '../../src/content/language/language.ts';
import { siteWords } from '../../src/i18n/site-words.ts';
import { formatLightDark } from '../../src/tokens/light-dark.ts';
import { getResolvedTokens } from '../../src/tokens/resolve-tokens.ts';
import { renderTokensCss } from '../../src/tokens/tokens-css.ts';
import { wordsIn } from '../blocks.ts';
import type { Translated } from '../seed-page.ts';
import { demoSettings } from '../settings.ts';
import { deckTitle } from './deck-names.ts';
import { type CaseSlide, caseSlides, formatImageName } from './slides.ts';

/** Size of the images in the deck, in pixels. */
export const imageSize = { width: 1000, height: 867 } as const;

/** Names the document of a language. Browsers open the one of the default language first. */
export function formatDocumentName(language: Language): string {
  return language === defaultLanguage ? 'index.html' : `${language}.html`;
}

/** Escapes HTML markup. */
const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Text colours on light and dark slide backgrounds, as in the site's two themes. */
const inks = {
  light: { ink: 'oklch(0.21 0.012 80)', soft: 'oklch(0.36 0.014 80)' },
  dark: { ink: 'oklch(0.95 0.006 90)', soft: 'oklch(0.84 0.012 90)' },
} as const;

function renderGround({ id, ground, isDark = false }: CaseSlide): string {
  const day = inks[isDark ? 'dark' : 'light'];
  return [
    `#${id}{--ground:${formatLightDark(ground.light, ground.dark)}`,
    `--ink:${formatLightDark(day.ink, inks.dark.ink)}`,
    `--soft:${formatLightDark(day.soft, inks.dark.soft)}}`,
  ].join(';');
}

/** Renders the deck's stylesheet: the site's tokens, the slides' backgrounds and `deck.css`. */
export function renderDeckCss(): string {
  const own = readFileSync(new URL('deck.css', import.meta.url), 'utf8');
  const tokens = renderTokensCss(getResolvedTokens(demoSettings.designTokens ?? {}), (name) =>
    own.includes(`var(${name})`),
  );
  return `${tokens}\n${own}@media screen {\n${caseSlides.map(renderGround).join('\n')}\n}\n`;
}

/**
 * Renders the deck in a language. `deck.js` switches slides. Without scripts the slides scroll, and the dots
 * are links.
 */
export function renderDeckDocument(language: Language): string {
  const say = siteWords[language].deck;
  const others = languages.filter((other) => other !== language);
  const count = caseSlides.length;
  const title = deckTitle[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<script>${renderHeadScript(language)}</script>
<link rel="preload" href="instrument-sans.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="deck.css">
</head>
<body>
<main class="deck" tabindex="0" aria-label="${title}">
<h1 class="hidden">${title}</h1>
${caseSlides.map((slide, index) => renderSlide(slide, language, `${say.slide} ${index + 1} ${say.of} ${count}`, index)).join('\n')}
</main>
<script>${imagesScript}</script>
<div class="bar">
<p class="counter" aria-live="polite"><span class="hidden">${say.slide} </span><b>1</b> / ${count}</p>
<noscript>${others.map((other) => `<a class="other" href="${formatDocumentName(other)}" lang="${other}">${deckTitle[other]}</a>`).join(' ')}</noscript>
<nav aria-label="${say.slides}"><ol class="dots">
${caseSlides.map(({ id, card }, index) => `<li><a href="#${id}" aria-label="${index + 1}: ${escapeText(wordsIn(card.header, language))}"${index === 0 ? ' aria-current="true"' : ''}></a></li>`).join('\n')}
</ol></nav>
<div class="turn">
${renderTurn('previous', say.previous, 'M12 4l-6 6 6 6')}
${renderTurn('next', say.next, 'M8 4l6 6-6 6')}
</div>
</div>
<script src="deck.js"></script>
</body>
</html>
`;
}

/**
 * Marks that scripts run, and applies the theme of the page that shows the deck, which the URL names. Cards on
 * pages of other languages open the deck with `?lang=`, which leads to its document.
 */
function renderHeadScript(language: Language): string {
  const marks =
    "((d,m)=>{d.classList.add('js');if(m)d.dataset.theme=m[1]})(document.documentElement,/[?&]color-scheme=(light|dark)\\b/.exec(location.search));";
  if (language !== defaultLanguage) return marks;
  const codes = languages.filter((other) => other !== language).join('|');
  return `${marks}((l,m)=>{m&&l.replace(m[1]+'.html'+l.search+l.hash)})(location,/[?&]lang=(${codes})\\b/.exec(location.search))`;
}

/**
 * Applies the URL's theme to the images, and loads the images of later slides after the page's load event.
 */
const imagesScript =
  "(t=>{if(t)for(const s of document.querySelectorAll('source'))s.media=t=='dark'?'screen':'not all';addEventListener('load',()=>{for(const i of document.images)i.loading='eager'})})(document.documentElement.dataset.theme)";

function renderSlide(slide: CaseSlide, language: Language, label: string, index: number): string {
  const { id, card, alt = card.alt } = slide;
  const say = (words: Translated) => escapeText(wordsIn(words, language));
  return `<section id="${id}" class="slide" aria-label="${label}">
<picture class="slide__picture"><source media="screen and (prefers-color-scheme:dark)" srcset="${formatImageName(slide, 'night')}"><img src="${formatImageName(slide, 'day')}" width="${imageSize.width}" height="${imageSize.height}" alt="${say(alt)}"${index === 0 ? ' fetchpriority="high"' : ' loading="lazy"'}></picture>
<div class="slide__words">
<p class="slide__field">${say(card.field)}</p>
<h2>${say(card.header)}</h2>
<p class="slide__text">${say(card.content)}</p>
<p class="slide__result"><strong>${say(card.figure)}</strong> <span>${say(card.outcome)}</span></p>
</div>
</section>`;
}

function renderTurn(className: string, label: string, path: string): string {
  return `<button type="button" class="${className}" aria-label="${label}"><svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg></button>`;
}
