import { consentSettingsWords } from '#i18n/site-words.ts';
import { modalSizes } from '#ui/modal/modal-sizes.ts';
import { toggleSizes } from '#ui/toggle/toggle-sizes.ts';
import modalStyles from '../../ui/modal/modal.css?inline';
import toggleStyles from '../../ui/toggle/toggle.css?inline';
import { addStyles } from '../client/add-styles.ts';
import { showToast } from '../toast/show-toast.ts';
import { getConsentPurpose, getPageWords, linkPrivacy } from './consent-words.ts';
import ownStyles from './cookie-settings.css?inline';

/** State and actions of the page for the settings dialog. */
interface Page {
  /** The current answer; false before there is one. */
  readonly granted: boolean;
  readonly keepAnswer: (granted: boolean) => void;
  readonly hideBar: () => void;
  /** Reloads the page after the specified delay; it then shows that the choice was saved. */
  readonly reload: () => void;
}

function getWords() {
  return getPageWords(consentSettingsWords);
}

/** Shows a toast that the choice was saved. */
export function showSavedToast(): void {
  showToast(getWords().saved);
}

/** Opens the dialog 'Cookie-instellingen'. Changes apply when saved. */
export function openSettings(opener: HTMLElement, page: Page): void {
  if (document.querySelector('dialog.cookie-settings[open]')) return;
  addStyles('cookie-settings', modalStyles + toggleStyles + ownStyles);
  const before = page.granted;
  const dialog = render(before);
  closeOnBackdrop(dialog);
  dialog.querySelector('button[type=button]')?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    const granted = dialog.querySelector('input')?.checked ?? before;
    dialog.remove();
    opener.focus({ preventScroll: true });
    if (dialog.returnValue === 'save') save(before, granted, page);
  });
  document.body.append(dialog);
  dialog.showModal();
}

function save(before: boolean, granted: boolean, page: Page): void {
  page.keepAnswer(granted);
  page.hideBar();
  if (granted === before) {
    showSavedToast();
    return;
  }
  if (!granted) forgetMeasurements(document.body.dataset.measurement);
  page.reload();
}

function render(checked: boolean): HTMLDialogElement {
  const say = getWords();
  const purpose = getConsentPurpose();
  const { width, height } = toggleSizes.medium;
  const modal = modalSizes.medium;
  const dialog = document.createElement('dialog');
  dialog.className = 'modal cookie-settings';
  dialog.setAttribute('aria-labelledby', 'cookie-settings-title');
  dialog.setAttribute('aria-describedby', 'cookie-settings-intro');
  dialog.style.setProperty('--modal-width', modal.width);
  dialog.style.setProperty('--modal-height', modal.height);
  // Contains only our own text; other values are set as text and attributes below.
  dialog.innerHTML = `
    <form method="dialog" class="modal__sheet">
      <div class="modal__head"><h2 class="modal__title" id="cookie-settings-title">${say.title}</h2></div>
      <div class="modal__body">
        <p id="cookie-settings-intro">${say.intro}</p>
        <section class="cookie-settings__kind">
          <h3>${say.needed.title}</h3>
          <span class="cookie-settings__state">${say.needed.state}</span>
          <p>${say.needed.text}</p>
        </section>
        <section class="cookie-settings__kind">
          <h3 id="cookie-settings-outside">${say.outside.title[purpose]}</h3>
          <label class="toggle" style="--toggle-width:${width};--toggle-height:${height}">
            <input type="checkbox" role="switch" class="toggle__input" autofocus
              aria-labelledby="cookie-settings-outside" aria-describedby="cookie-settings-text">
          </label>
          <p id="cookie-settings-text">${say.outside.text[purpose]}</p>
        </section>
        <p class="cookie-settings__privacy"><a>${say.privacy}</a></p>
      </div>
      <div class="modal__foot">
        <button type="button" class="button button--secondary">${say.cancel}</button>
        <button class="button button--primary" value="save">${say.save}</button>
      </div>
    </form>`;
  const toggle = dialog.querySelector('input');
  if (toggle) toggle.checked = checked;
  const link = dialog.querySelector('a');
  if (link) linkPrivacy(link, link.closest('p') ?? link);
  return dialog;
}

/** Closes the dialog for a click that begins and ends on the backdrop. */
function closeOnBackdrop(dialog: HTMLDialogElement): void {
  let began = false;
  dialog.addEventListener('pointerdown', ({ target }) => {
    began = target === dialog;
  });
  dialog.addEventListener('click', ({ target }) => {
    if (began && target === dialog) dialog.close();
  });
}

/**
 * Stops Google's script after consent was withdrawn and deletes its cookies. It sets them for the widest
 * domain possible, so all domains are tried.
 */
function forgetMeasurements(measurementId: string | undefined): void {
  if (measurementId !== undefined) Object.assign(window, { [`ga-disable-${measurementId}`]: true });
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim() ?? '';
    if (!/^_ga(?:_|$)/.test(name)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}
