import { studioSections } from '#studio-lists/sections.ts';
import { contentSections } from './content.sections.ts';
import { interactiveSections } from './interactive.sections.ts';
import { layoutSections } from './layout.sections.ts';
import { mediaSections } from './media.sections.ts';
import type { Section } from './section.ts';

/** All sections, in the order of the insert menu. */
export const sections: readonly Section[] = [
  ...Object.values(contentSections),
  ...Object.values(mediaSections),
  ...Object.values(layoutSections),
  ...Object.values(interactiveSections),
  ...studioSections,
];
