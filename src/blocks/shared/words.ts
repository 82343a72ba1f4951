import type { Language } from '#content/language/language.ts';

const dutch = {
  view: 'Bekijk',
  contact: 'Neem contact op',
  call: 'Bel',
  mail: 'Mail',
  back: 'Terug',
  cookies: 'Cookie-instellingen',
  compare: 'Vergelijk de twee beelden',
  embedLoad: 'Laad van {platform}',
  embedOpen: 'Bekijk op {platform}',
  embedNote: 'Daarbij gaan gegevens naar {platform}.',
  embedVideo: 'Video van {platform}',
  embedPost: 'Bericht van {platform}',
  codeTitle: 'Ingesloten onderdeel',
  presentation: 'Bekijk de presentatie',
  closePresentation: 'Sluit de presentatie',
  scene: '3D-scène',
  sceneStart: 'Toon de 3D-scène',
} as const;

/** The words that blocks say by themselves. */
export type Words = Readonly<Record<keyof typeof dutch, string>>;

const english: Words = {
  view: 'View',
  contact: 'Get in touch',
  call: 'Call',
  mail: 'Mail',
  back: 'Back',
  cookies: 'Cookie settings',
  compare: 'Compare the two pictures',
  embedLoad: 'Load from {platform}',
  embedOpen: 'View on {platform}',
  embedNote: 'This sends data to {platform}.',
  embedVideo: 'Video from {platform}',
  embedPost: 'Post from {platform}',
  codeTitle: 'Embedded component',
  presentation: 'View the presentation',
  closePresentation: 'Close the presentation',
  scene: '3D scene',
  sceneStart: 'Show the 3D scene',
};

export const blockWords: Readonly<Record<Language, Words>> = { nl: dutch, en: english };
