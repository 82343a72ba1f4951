import { z } from 'zod';
import { isMeasurementId } from '#content/consent.ts';
import type { Copy } from '#content/language/language.ts';
import { noBackground, storedBackgroundSchema } from '#content/look/background.ts';
import { layoutSettingsSchema } from '#content/look/layout.ts';
import { isLibraryAddress, noPicture } from '#content/media/themed-picture.ts';
import { defaultOpeningHours, openingHoursSchema } from '#content/page/opening-hours.ts';
import { isTimeZone } from '#content/time-zone.ts';
import { storedTokenChangesSchema } from '#tokens/token-changes.ts';
import { translatedSchema } from './common.ts';

const libraryPicture = z
  .string()
  .refine((url) => url === '' || isLibraryAddress(url), 'must be a picture of the library, or empty');
const themedPicture = z.object({ light: libraryPicture, dark: libraryPicture });

/** The facts of the studio and its site. Every screen and document reads them from here. */
export const siteSettingsSchema = z
  .object({
    studioName: z.string().min(1, 'must not be empty').max(100, 'must have at most 100 characters'),
    /** Stands for the name in the header: a picture of the library for each theme, '' where there is none. */
    logo: themedPicture,
    /** Stands for the site in tabs and on home screens, for each theme of the browser; '' for the one that comes with the site. */
    favicon: themedPicture,
    tagline: translatedSchema,
    description: translatedSchema,
    phoneNumber: z.string().max(40),
    emailAddress: z.string().max(200),
    city: z.string().max(100),
    priceRange: z.string().max(10),
    openingHours: openingHoursSchema,
    /** The time zone in which the studio plans, as an IANA name. */
    timeZone: z.string().refine(isTimeZone, 'must be the name of a time zone, such as Europe/Amsterdam'),
    /** The first year of the copyright notice. */
    startYear: z
      .number('must be a year')
      .int('must be a year')
      .min(1900, 'must be 1900 or later')
      .max(2200, 'must be 2200 or earlier'),
    contact: z.object({
      title: translatedSchema,
      description: translatedSchema,
      primaryButtonText: translatedSchema,
      secondaryButtonText: translatedSchema,
    }),
    /** True if the header shows links to pages when they fit. The menu always has all links. */
    headerLinks: z.boolean(),
    /** What a visitor without an answer gets: analytics, or a question first. */
    consentDefault: z.enum(['granted', 'ask']),
    /** Analytics starts only with an id that begins with `G-`. */
    measurementId: z.string().max(40),
    /** Global layout of content blocks; what is left out is the default. */
    contentBlocks: layoutSettingsSchema,
    /** Global background; a page or version that says nothing has it. */
    background: storedBackgroundSchema,
    /** What the studio has changed of the design's tokens, by path; `PUT /admin/design-tokens` changes it. */
    designTokens: storedTokenChangesSchema,
    /** Whether an owner has been through what a new site needs first. */
    setUp: z.boolean(),
  })
  .meta({ id: 'SiteSettings' });
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** One address as people give it, in any writing. Whether somebody reads it, only a letter can tell. */
const isEmailAddress = (text: string) => /^[^\s@<>()",;:]+@[^\s@<>()",;:]+\.[^\s@<>()",;:.]{2,}$/u.test(text);

/** Digits with what people write between them, such as `+31 (0)20 123 45 67`. */
const isPhoneNumber = (text: string) => /^[+\d][\d\s()./-]*$/.test(text) && /(?:\D*\d){3}/.test(text);

const { phoneNumber, emailAddress, measurementId } = siteSettingsSchema.shape;

/**
 * What a save may hold: any of the settings, and of these three what works; empty means none. What was stored
 * before is still read as it is, so that no facts of the studio go from its site by themselves.
 */
export const siteSettingsChangesSchema = siteSettingsSchema
  .extend({
    phoneNumber: phoneNumber.refine(
      (text) => text === '' || isPhoneNumber(text),
      'must be a phone number such as +31 20 123 45 67, or empty',
    ),
    emailAddress: emailAddress.refine(
      (text) => text === '' || isEmailAddress(text),
      'must be an e-mail address such as hello@studio.example, or empty',
    ),
    measurementId: measurementId.refine(
      (text) => text === '' || isMeasurementId(text),
      'must be G- followed by letters and digits, or empty',
    ),
  })
  .partial();

export const defaultSiteSettings: SiteSettings = {
  studioName: 'Studio',
  logo: noPicture,
  favicon: noPicture,
  tagline: '',
  description: '',
  phoneNumber: '',
  emailAddress: '',
  city: 'Amsterdam',
  priceRange: '€€',
  openingHours: defaultOpeningHours,
  timeZone: 'Europe/Amsterdam',
  startYear: 2011,
  contact: {
    title: { nl: 'Contact', en: 'Contact' } satisfies Copy,
    description: '',
    primaryButtonText: { nl: 'Bel', en: 'Call' } satisfies Copy,
    secondaryButtonText: { nl: 'Mail', en: 'E-mail' } satisfies Copy,
  },
  headerLinks: false,
  consentDefault: 'granted',
  measurementId: '',
  contentBlocks: {},
  background: noBackground,
  designTokens: {},
  setUp: false,
};
