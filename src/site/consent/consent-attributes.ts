import { isMeasurementId } from '#content/consent.ts';
import type { SiteContext } from '../site-document.ts';

/** What the chrome script has to know, as attributes of the document's body. */
export function consentAttributes({ settings, assets }: Pick<SiteContext, 'settings' | 'assets'>) {
  const { consentDefault, measurementId } = settings;
  const attributes = {
    'data-consent-default': consentDefault,
    'data-consent-parts': assets.consentParts,
  };
  if (!isMeasurementId(measurementId)) return attributes;
  return { ...attributes, 'data-measurement': measurementId, 'data-analytics': assets.analytics };
}
