import { expect, it } from 'vitest';
import { defaultSiteSettings } from '#api/schemas/default-site-settings.ts';
import type { SiteSettings } from '#api/schemas/settings.ts';
import { findHeaderStep } from './header.tsx';

const short = ['Werk', 'Over mij', 'Diensten', 'Opdrachtgevers', 'Contact'];

function step(links: readonly string[], settings: Partial<SiteSettings> = {}, media = {}) {
  const all = {
    ...defaultSiteSettings,
    studioName: 'Studio Jansen',
    tagline: 'Grafisch ontwerp',
    ...settings,
  };
  return findHeaderStep({ site: { settings: all, media }, links, menu: 'Menu', language: 'nl' });
}

it('findHeaderStep allows one to five links in the header', () => {
  expect(step(short)).toBeDefined();
  expect(step([...short, 'Vacatures'])).toBeUndefined();
  expect(step([])).toBeUndefined();
});

it('findHeaderStep needs a wider header for longer names, and returns undefined if no width is enough', () => {
  const long = { studioName: 'Ontwerpbureau De Verbeelding', tagline: 'Visuele communicatie' };
  const steps = [step(['Werk']), step(short), step(short, long)].map(
    (one) => one ?? Number.POSITIVE_INFINITY,
  );
  expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
  expect(step(short.map((one) => `${one} en verantwoordelijkheidsbeleid`))).toBeUndefined();
});

it('findHeaderStep takes a larger text size and the width of a logo into account', () => {
  const larger = { 'text.small': { value: { value: 1.25, unit: 'rem' } } };
  expect(step(short, { designTokens: larger })).toBeGreaterThan(step(short) ?? 0);
  const logo = { light: '/media/0123456789abcdef/logo.png', dark: '' };
  const media = { [logo.light]: { width: 400, height: 400, animated: false } };
  const named = { studioName: 'Ontwerpbureau De Verbeelding en Zonen' };
  expect(step(short, { ...named, logo }, media)).toBeLessThan(step(short, named) ?? Number.POSITIVE_INFINITY);
});
