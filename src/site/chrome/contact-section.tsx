import { Mail, Phone } from 'lucide-react';
import type { SiteSettings } from '#api/schemas/settings.ts';
import { buildTelephoneHref } from '#blocks/shared/contact-links.ts';
import { resolveText } from '#content/language/language.ts';
import { getMetadataText, type PageMetadata } from '#content/page/page-metadata.ts';
import { Button } from '#ui/button/button.tsx';
import { useLanguage } from '../language-provider.tsx';

interface ContactSectionProps {
  readonly settings: SiteSettings;
  /** The page's metadata. Its texts replace the texts of the site settings. */
  readonly metadata: PageMetadata | undefined;
}

/** True if the site has a phone number or an email address. */
export function isReachable({ phoneNumber, emailAddress }: SiteSettings): boolean {
  return phoneNumber !== '' || emailAddress !== '';
}

/** The studio's contact details with a call and a mail button. */
export function ContactSection({ settings, metadata }: ContactSectionProps) {
  const language = useLanguage();
  const { contact, phoneNumber, emailAddress } = settings;
  const title = getMetadataText(metadata, 'contactTitle', language) || resolveText(contact.title, language);
  const description =
    getMetadataText(metadata, 'contactDescription', language) || resolveText(contact.description, language);
  return (
    <section id="contact" className="contact" data-section="contact" aria-labelledby="contact-title">
      <h2 id="contact-title" className="contact__title">
        {title}
      </h2>
      {description !== '' && <p className="contact__text">{description}</p>}
      <div className="contact__buttons">
        {phoneNumber !== '' && (
          <Button
            variant="primary"
            icon={<Phone aria-hidden="true" />}
            href={buildTelephoneHref(phoneNumber)}
          >
            {resolveText(contact.primaryButtonText, language)}
          </Button>
        )}
        {emailAddress !== '' && (
          <Button variant="secondary" icon={<Mail aria-hidden="true" />} href={`mailto:${emailAddress}`}>
            {resolveText(contact.secondaryButtonText, language)}
          </Button>
        )}
      </div>
    </section>
  );
}
