import type { Copy, SeedBlock } from '../seed-page.ts';
import { demoSettings } from '../settings.ts';

/**
 * Contact block with its own text. It replaces the site's contact section and uses the same button labels.
 */
export function contact(id: string, title: Copy, description: Copy): SeedBlock {
  const { primaryButtonText, secondaryButtonText } = demoSettings.contact;
  return {
    id,
    type: 'contact',
    isMultiLanguage: true,
    title,
    description,
    primaryButtonText,
    secondaryButtonText,
  };
}

/** Contact block of a case: its own question, with the site's description. */
export function caseContact(slug: string, nl: string, en: string): SeedBlock {
  return contact(`${slug}-contact`, { nl, en }, demoSettings.contact.description);
}
