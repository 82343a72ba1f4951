import { noBackground } from '#content/look/background.ts';
import { noPicture } from '#content/media/picture-by-theme.ts';
import { defaultOpeningHours } from '#content/page/opening-hours.ts';
import { contentWords, getInEveryLanguage } from '#i18n/site-words.ts';
import type { SiteSettings } from './settings.ts';

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
    title: getInEveryLanguage(contentWords, ({ contact }) => contact.title),
    description: '',
    primaryButtonText: getInEveryLanguage(contentWords, ({ contact }) => contact.call),
    secondaryButtonText: getInEveryLanguage(contentWords, ({ contact }) => contact.mail),
  },
  headerLinks: false,
  consentDefault: 'granted',
  measurementId: '',
  contentBlocks: {},
  background: noBackground,
  designTokens: {},
  setUp: false,
};
