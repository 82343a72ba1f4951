import { z } from 'zod';
import { isMeasurementId } from '#content/consent.ts';
import { storedBackgroundSchema } from '#content/look/background.ts';
import { layoutSettingsSchema } from '#content/look/layout.ts';
import { isLibraryAddress } from '#content/media/picture-by-theme.ts';
import { openingHoursSchema } from '#content/page/opening-hours.ts';
import { isTimeZone } from '#content/time-zone.ts';
import { storedTokenChangesSchema } from '#tokens/token-changes.ts';
import { translatedSchema } from './common.ts';

const libraryPicture = z
  .string()
  .refine((url) => url === '' || isLibraryAddress(url), 'must be an image from the media library, or empty');
const themedPicture = z.object({ light: libraryPicture, dark: libraryPicture });

/** Settings of the studio and its site. All screens and documents read them from here. */
export const siteSettingsSchema = z
  .object({
    studioName: z.string().min(1, 'must not be empty').max(100, 'must have at most 100 characters'),
    /** Replaces the name in the header: a library image per theme, '' for none. */
    logo: themedPicture,
    /** Icon for tabs and home screens, per browser theme; '' for the default icon. */
    favicon: themedPicture,
    tagline: translatedSchema,
    description: translatedSchema,
    phoneNumber: z.string().max(40),
    emailAddress: z.string().max(200),
    city: z.string().max(100),
    priceRange: z.string().max(10),
    openingHours: openingHoursSchema,
    /** Time zone for scheduling, as an IANA name. */
    timeZone: z.string().refine(isTimeZone, 'must be the name of a time zone, such as Europe/Amsterdam'),
    /** First year of the copyright notice. */
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
    /** Consent of a visitor without an answer: granted, or asked for. */
    consentDefault: z.enum(['granted', 'ask']),
    /** Analytics requires an id that begins with `G-`. */
    measurementId: z.string().max(40),
    /** Layout of content blocks for the whole site; absent values use the defaults. */
    contentBlocks: layoutSettingsSchema,
    /** Background for the whole site, inherited by pages and versions without their own. */
    background: storedBackgroundSchema,
    /** The studio's changes of design tokens, by path; written by `PUT /admin/design-tokens`. */
    designTokens: storedTokenChangesSchema,
    /** True if an owner has completed the setup of a new site. */
    setUp: z.boolean(),
  })
  .meta({ id: 'SiteSettings' });
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** True for the format of an email address. Only a delivered mail proves that it exists. */
const isEmailAddress = (text: string) => /^[^\s@<>()",;:]+@[^\s@<>()",;:]+\.[^\s@<>()",;:.]{2,}$/u.test(text);

/** True for digits with usual separators, such as `+31 (0)20 123 45 67`. */
const isPhoneNumber = (text: string) => /^[+\d][\d\s()./-]*$/.test(text) && /(?:\D*\d){3}/.test(text);

const { phoneNumber, emailAddress, measurementId } = siteSettingsSchema.shape;

/**
 * Body of a save: any of the settings. These three are checked for a valid format, and may be empty. Stored
 * values from before these checks are still accepted on reading, so that they do not disappear from the site.
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
