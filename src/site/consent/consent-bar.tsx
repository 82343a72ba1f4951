import { isMeasurementId } from '#content/consent.ts';
import type { Language } from '#content/language.ts';
import { withLanguage } from '#content/site-paths.ts';
import { Button } from '#ui/button/button.tsx';
import type { SiteContext } from '../site-document.ts';
import styles from './consent-bar.css?inline';
import { barWords } from './consent-words.ts';

interface ConsentProps {
  readonly site: Pick<SiteContext, 'settings' | 'privacyPath'>;
  readonly language: Language;
}

/** True where visitors are asked first; the bar and its styles are in no other document. */
export function asksConsent({ settings }: Pick<SiteContext, 'settings'>): boolean {
  return settings.consentDefault === 'ask';
}

/** The styles of the bar, for documents that have it. */
export const consentBarStyles: string = styles;

/** What the chrome script has to know, as attributes of the document's body. */
export function consentAttributes({ settings, assets }: Pick<SiteContext, 'settings' | 'assets'>) {
  const { consentDefault, measurementId } = settings;
  const attributes = {
    'data-consent-default': consentDefault,
    'data-cookie-settings': assets.cookieSettings,
  };
  if (!isMeasurementId(measurementId)) return attributes;
  return { ...attributes, 'data-measurement': measurementId, 'data-analytics': assets.analytics };
}

/**
 * The question. It stands last in the document, out of sight until the chrome script finds that it has not been
 * answered: so nothing is asked without scripts, in the preview or while a page is drawn ahead.
 */
export function ConsentBar({ site, language }: ConsentProps) {
  const say = barWords[language];
  const measured = isMeasurementId(site.settings.measurementId) ? 'measured' : 'unmeasured';
  return (
    <section className="consent-bar" aria-label={say.label} hidden>
      <p>{say.question[measured]}</p>
      <div className="consent-bar__answers">
        <Button data-action="consent-refuse">{say.no}</Button>
        <Button data-action="consent-grant">{say.yes}</Button>
      </div>
      <p className="consent-bar__more">
        <button type="button" data-action="cookie-settings" aria-haspopup="dialog">
          {say.settings}
        </button>
        {site.privacyPath !== undefined && (
          <a href={withLanguage(site.privacyPath, language)}>{say.privacy}</a>
        )}
      </p>
    </section>
  );
}
