import type { Copy, SeedBlock } from '../seed-page.ts';
import { demoSettings } from '../settings.ts';

/** Ends a page in words of its own: the site's contact section leaves its place to it, and its buttons say the same. */
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

/** What a case asks whoever has read it; how to answer is the same everywhere. */
export function caseContact(slug: string, nl: string, en: string): SeedBlock {
  return contact(`${slug}-contact`, { nl, en }, demoSettings.contact.description);
}
