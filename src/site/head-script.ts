import { prefixOf } from '#content/address/site-paths.ts';
import { defaultLanguage, type Language, languageFacts, languages } from '#content/language/language.ts';

/**
 * Runs in the head of every page, before anything is painted. Allowed by its hash in the Content-Security-Policy, so it is
 * the same on every page.
 *
 * It says that scripts run, arms the fade-in, and sets the theme that was chosen less than 24 hours ago, else the system's
 * (`client/theme.ts` shares its stored shape).
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
 * Runs in the head of the root alone: sends a browser in another of the site's languages to that one, once. The flag says
 * that this ran, for browsers in any language, and is set first: where nothing can be kept nobody is sent, or the way
 * back to the default language would be closed. Not with a language chosen before (`client/language.ts`), not in the preview, for
 * crawlers, or while prerendering. Query and hash are kept. The page stays unseen while the browser leaves.
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

/** Leaves the root for a language, where the browser speaks it. */
function sendTo(language: Language): string {
  const browsers = `^${language}(-(${languageFacts[language].regions.join('|')}))?$`;
  return [
    `if(/${browsers}/i.test(navigator.language)){`,
    `d.style.visibility='hidden';l.replace('${prefixOf(language)}'+l.search+l.hash)}`,
  ].join('');
}
