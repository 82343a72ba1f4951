import { getLanguagePrefix } from '#content/address/site-paths.ts';
import { defaultLanguage, type Language, languageFacts, languages } from '#content/language/language.ts';

/**
 * Runs in the head of every page, before the first paint. Its hash is in the Content-Security-Policy, so it
 * is the same on all pages. It marks that scripts run, enables the fade-in, and applies the theme chosen in
 * the last 24 hours, or the system's (`client/theme.ts` uses the same storage format).
 */
export const headScript = [
  '((d,s)=>{',
  "d.classList.add('js');",
  "if(!matchMedia('(prefers-reduced-motion:reduce)').matches)d.classList.add('reveal');",
  "try{s=JSON.parse(localStorage.getItem('theme'))}catch{}",
  's=s&&Date.now()-s.at<864e5&&s.value;',
  "d.dataset.theme=s=='light'||s=='dark'?s:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'",
  '})(document.documentElement)',
].join('');

/**
 * Runs in the head of the home page only: redirects a browser in another language of the site to that
 * language, once. A flag for all browsers stores that it ran, before the redirect: without storage there is
 * no redirect, since the visitor could not get back to the default language. No redirect after a choice of
 * language (`client/language.ts`), in the preview, for crawlers or while prerendering. Query and hash are
 * kept. The page stays hidden until the browser leaves it.
 */
export const rootScript = [
  '((d,l,s)=>{',
  "if(l.pathname=='/'&&!document.prerendering&&!/[?&]preview\\b/.test(l.search)&&",
  '!/bot|crawl|spider|slurp|externalhit|mediapartners|inspectiontool|googleother|preview|lighthouse/i.test(navigator.userAgent))',
  "try{s=localStorage;if(!s.getItem('language')&&!s.getItem('language-detected')){",
  "s.setItem('language-detected','1');",
  ...languages.filter((language) => language !== defaultLanguage).map(sendTo),
  '}}catch{}',
  '})(document.documentElement,location)',
].join('');

/** Builds code that redirects to a language that the browser prefers. */
function sendTo(language: Language): string {
  const browsers = `^${language}(-(${languageFacts[language].regions.join('|')}))?$`;
  return [
    `if(/${browsers}/i.test(navigator.language)){`,
    `d.style.visibility='hidden';l.replace('${getLanguagePrefix(language)}'+l.search+l.hash)}`,
  ].join('');
}
