import { consentBarWords } from '#i18n/site-words.ts';
import { addStyles } from '../client/add-styles.ts';
import styles from './consent-bar.css?inline';
import { getPageWords, linkPrivacy } from './consent-words.ts';

/**
 * Shows the consent question and sets its height for the page's padding, so that the end and the focus stay
 * visible.
 */
export function showConsentBar(): void {
  const bar = document.querySelector<HTMLElement>('.consent-bar') ?? addBar();
  bar.hidden = false;
}

/** Appends the bar at the end of the document, so that keyboard users reach it last. */
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
  const say = getPageWords(consentBarWords);
  const bar = document.createElement('section');
  bar.className = 'consent-bar';
  bar.setAttribute('aria-label', say.label);
  // Contains only our own text.
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
