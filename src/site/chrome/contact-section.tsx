import { Mail, Phone } from 'lucide-react';
import type { SiteSettings } from '#api/schemas/settings.ts';
import { telephoneHref } from '#blocks/shared/contact-links.ts';
import { resolveText } from '#content/language.ts';
import { Button } from '#ui/button/button.tsx';
import { useLanguage } from '../language-provider.tsx';

/** The studio's contact details with a call and a mail button. */
export function ContactSection({ settings }: { settings: SiteSettings }) {
  const language = useLanguage();
  const { contact, phoneNumber, emailAddress } = settings;
  const description = resolveText(contact.description, language);
  if (phoneNumber === '' && emailAddress === '') return null;
  return (
    <section id="contact" className="contact" data-section="contact" aria-labelledby="contact-title">
      <h2 id="contact-title" className="contact__title">
        {resolveText(contact.title, language)}
      </h2>
      {description !== '' && <p className="contact__text">{description}</p>}
      <div className="contact__buttons">
        {phoneNumber !== '' && (
          <Button variant="primary" icon={<Phone aria-hidden="true" />} href={telephoneHref(phoneNumber)}>
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
