import { buildMailHref, buildTelephoneHref } from '#blocks/shared/contact-links.ts';
import { withLanguage } from '#content/address/site-paths.ts';
import { consentBarWords } from '#i18n/site-words.ts';
import { useLanguage } from '../language-provider.tsx';
import type { SiteContext } from '../site-document.ts';

interface FooterProps {
  readonly site: Pick<SiteContext, 'settings' | 'year' | 'privacyPath'>;
  /** True if the page has no contact section, so that links to it lead here. */
  readonly isContact: boolean;
}

/** The copyright notice from the studio's first year to this one, how to reach it, and what it keeps. */
export function Footer({ site: { settings, year, privacyPath }, isContact }: FooterProps) {
  const language = useLanguage();
  const { startYear: from, phoneNumber, emailAddress } = settings;
  const years = from < year ? `${from}–${year}` : `${year}`;
  const call = buildTelephoneHref(phoneNumber);
  const mail = buildMailHref(emailAddress);
  const say = consentBarWords[language];
  const settingsAction = { 'data-action': 'cookie-settings', 'aria-haspopup': 'dialog' } as const;
  const privacy = privacyPath === undefined ? undefined : withLanguage(privacyPath, language);
  return (
    <footer id={isContact ? 'contact' : undefined} className="footer">
      <p className="footer__notice">{`© ${years} ${settings.studioName}`}</p>
      {(call || mail) && (
        <p className="footer__links">
          {call && <a href={call}>{phoneNumber}</a>}
          {mail && <a href={mail}>{emailAddress}</a>}
        </p>
      )}
      <p className="footer__links">
        {privacy !== undefined && (
          <a href={privacy} rel="privacy-policy">
            {say.privacy}
          </a>
        )}
        {/* Consent can only be set with scripts; the privacy page explains that. */}
        {privacy === undefined ? (
          <button type="button" className="needs-script" {...settingsAction}>
            {say.settings}
          </button>
        ) : (
          <a href={privacy} {...settingsAction}>
            {say.settings}
          </a>
        )}
      </p>
    </footer>
  );
}
