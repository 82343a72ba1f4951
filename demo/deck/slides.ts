import { type CaseCard, caseCards } from '../pages/case-cards.ts';

/** Part of a drawing, as shares of its width and height. */
interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Colour in the light and the dark theme. */
interface Themed {
  readonly light: string;
  readonly dark: string;
}

export interface CaseSlide {
  /** Fragment in the deck's URL, and the base name of the slide's images. */
  readonly id: string;
  readonly card: CaseCard;
  /** Drawing of the catalogue, without `.webp`. The drawing for the dark theme ends with `-night`. */
  readonly drawing: string;
  readonly crop?: Crop;
  /** Describes the drawing if it differs from the card's. */
  readonly alt?: CaseCard['alt'];
  /** Background beside the image, which continues the image's colour. */
  readonly ground: Themed;
  /** True if the ground is dark in both themes. */
  readonly isDark?: boolean;
}

/** The slides of the deck, one per case, in the order of the carousel. */
export const caseSlides: readonly CaseSlide[] = [
  {
    id: 'kiezel',
    card: caseCards.tweakers,
    drawing: 'tweakers-pebbles-phone',
    alt: {
      nl: 'Drie kiezels in een aangeharkte cirkel, één is rood',
      en: 'Three pebbles in a raked circle, one of them red',
    },
    ground: { light: 'oklch(0.925 0.014 85)', dark: 'oklch(0.215 0.014 265)' },
  },
  {
    id: 'laagwater',
    card: caseCards.shell,
    drawing: 'shell-hero',
    crop: { x: 0.264, y: 0.02, width: 0.552, height: 0.85 },
    ground: { light: 'oklch(0.9 0.028 205)', dark: 'oklch(0.235 0.04 240)' },
  },
  {
    id: 'korte-nacht',
    card: caseCards.sampleVideoProject,
    drawing: 'sample-video-project-hero-phone',
    ground: { light: 'oklch(0.235 0.045 305)', dark: 'oklch(0.185 0.035 295)' },
    isDark: true,
  },
  {
    id: 'doek-op',
    card: caseCards.check,
    drawing: 'check-hero-phone',
    ground: { light: 'oklch(0.27 0.045 162)', dark: 'oklch(0.2 0.03 162)' },
    isDark: true,
  },
  {
    id: 'zonnedeler',
    card: caseCards.ing,
    drawing: 'ing-hero-phone',
    ground: { light: 'oklch(0.325 0.085 283)', dark: 'oklch(0.2 0.05 278)' },
    isDark: true,
  },
  {
    id: 'archief',
    card: caseCards.abn,
    drawing: 'abn-tablet-phone',
    alt: {
      nl: 'Een kaart van de buurt met spelden; bij Kade 14 staan zeven foto’s',
      en: 'A map of the quarter with pins; Kade 14 has seven photographs',
    },
    ground: { light: 'oklch(0.92 0.02 60)', dark: 'oklch(0.225 0.018 20)' },
  },
  {
    id: 'zeven-uur',
    card: caseCards.toast,
    drawing: 'toast-hero',
    crop: { x: 0.145, y: 0, width: 0.65, height: 1 },
    ground: { light: 'oklch(0.9 0.05 84)', dark: 'oklch(0.215 0.028 240)' },
  },
];

/** Names an image in the deck: `kiezel.webp`, or `kiezel-night.webp` for the dark theme. */
export function formatImageName({ id }: CaseSlide, hour: 'day' | 'night'): string {
  return `${id}${hour === 'night' ? '-night' : ''}.webp`;
}
