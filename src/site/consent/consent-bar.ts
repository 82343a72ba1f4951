import { consentBarWords } from '#i18n/site-words.ts';
import { addStyles } from '../client/add-styles.ts';
import styles from './consent-bar.css?inline';
import { inPageLanguage, linkPrivacy } from './page-of-consent.ts';

/** Shows the question, and tells the page how much of it is covered: the end stays readable, the focus in view. */
export function showConsentBar(): void {
  const bar = document.querySelector<HTMLElement>('.consent-bar') ?? addBar();
  bar.hidden = false;
}

/** It stands last in the document: whoever goes through a page by keyboard comes to it at the end. */
function addBar(): HTMLElement {
  addStyles('consent-bar', styles);
  const bar = render();
  document.body.append(bar);
  const tellCovered = () => {
    const covered = bar.hidden ? 0 : innerHeight - bar.offsetTop;
    document.documentElement.style.setProperty('--consent-bar', `${covered}px`);
  };
  new ResizeObserver(tellCovered).observe(bar);
  return bar;
}

function render(): HTMLElement {
  const say = inPageLanguage(consentBarWords);
  const bar = document.createElement('section');
  bar.className = 'consent-bar';
  bar.setAttribute('aria-label', say.label);
  // Our own words alone.
  bar.innerHTML = `
    <p class="consent-bar__question">${say.question}
      <button type="button" data-action="cookie-settings" aria-haspopup="dialog">${say.settings}</button>
      <a>${say.privacy}</a>
    </p>
    <div class="consent-bar__answers">
      <button type="button" class="button button--secondary" data-action="consent-refuse">
        <span class="button__label">${say.no}</span>
      </button>
      <button type="button" class="button button--secondary" data-action="consent-grant">
        <span class="button__label">${say.yes}</span>
      </button>
    </div>`;
  const link = bar.querySelector('a');
  if (link) linkPrivacy(link, link);
  return bar;
}
