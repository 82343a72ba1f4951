import { z } from 'zod';
import { layoutSettingsSchema } from '#content/layout.ts';
import { translatedSchema } from './common.ts';

/** The facts of the studio and its site. Every screen and document reads them from here. */
export const siteSettingsSchema = z
  .object({
    studioName: z.string().min(1).max(100),
    tagline: translatedSchema,
    description: translatedSchema,
    phoneNumber: z.string().max(40),
    emailAddress: z.string().max(200),
    city: z.string().max(100),
    priceRange: z.string().max(10),
    /** The first year of the copyright notice. */
    startYear: z.number().int().min(1900).max(2200),
    contact: z.object({
      title: translatedSchema,
      description: translatedSchema,
      primaryButtonText: translatedSchema,
      secondaryButtonText: translatedSchema,
    }),
    /** What a visitor without an answer gets: analytics, or a question first. */
    consentDefault: z.enum(['granted', 'ask']),
    /** Analytics starts only with an id that begins with `G-`. */
    measurementId: z.string().max(40),
    /** Global layout of content blocks; what is left out is the default. */
    contentBlocks: layoutSettingsSchema,
  })
  .meta({ id: 'SiteSettings' });
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

export const defaultSiteSettings: SiteSettings = {
  studioName: 'Studio',
  tagline: '',
  description: '',
  phoneNumber: '',
  emailAddress: '',
  city: 'Amsterdam',
  priceRange: '€€',
  startYear: 2011,
  contact: {
    title: { nl: 'Contact', en: 'Contact' },
    description: '',
    primaryButtonText: { nl: 'Bel', en: 'Call' },
    secondaryButtonText: { nl: 'Mail', en: 'E-mail' },
  },
  consentDefault: 'granted',
  measurementId: '',
  contentBlocks: {},
};
