/** Category of a font, which decides its fallback fonts. */
export type FontCategory = 'sans-serif' | 'serif' | 'monospace';

/** A font installed on visitors' devices, with the weights that it replaces. */
export interface StandIn {
  readonly name: string;
  readonly faces: readonly {
    /** First weight that this face covers, up to that of the next face. */
    readonly weight: number;
    /** Its names on the systems that have it. */
    readonly locals: readonly string[];
    /**
     * Mean width of a character of running text, as a share of the font size
     * (`server/pictures/fonts/measure-font.ts`).
     */
    readonly width: number;
  }[];
}

const createFace = (weight: number, width: number, ...locals: string[]) => ({ weight, width, locals });

/**
 * Fallback fonts of Windows, macOS and iOS first, then Android, then Linux. Arial and Times were measured in
 * their metric-compatible copies Arimo and Tinos; `stand-in-fonts.test.ts` in `server/pictures/fonts`
 * measures all of them again.
 */
export const fallbackFonts: Readonly<Record<FontCategory, readonly StandIn[]>> = {
  'sans-serif': [
    {
      name: 'Arial',
      faces: [
        createFace(400, 0.44444, 'Arial', 'ArialMT', 'Liberation Sans'),
        createFace(600, 0.47853, 'Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'),
      ],
    },
    {
      name: 'Roboto',
      faces: [
        createFace(400, 0.44245, 'Roboto'),
        createFace(500, 0.44619, 'Roboto Medium'),
        createFace(600, 0.44931, 'Roboto Bold'),
      ],
    },
    {
      name: 'DejaVu',
      faces: [createFace(400, 0.50798, 'DejaVu Sans'), createFace(600, 0.57362, 'DejaVu Sans Bold')],
    },
  ],
  serif: [
    {
      name: 'Times',
      faces: [
        createFace(400, 0.40372, 'Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'),
        createFace(600, 0.42705, 'Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'),
      ],
    },
    {
      name: 'Noto',
      faces: [createFace(400, 0.47933, 'Noto Serif'), createFace(600, 0.50803, 'Noto Serif Bold')],
    },
    {
      name: 'DejaVu',
      faces: [createFace(400, 0.5138, 'DejaVu Serif'), createFace(600, 0.56578, 'DejaVu Serif Bold')],
    },
  ],
  monospace: [
    {
      name: 'Courier',
      faces: [
        createFace(400, 0.6001, 'Courier New', 'CourierNewPSMT', 'Liberation Mono'),
        createFace(600, 0.6001, 'Courier New Bold', 'CourierNewPS-BoldMT', 'Liberation Mono Bold'),
      ],
    },
    {
      name: 'DejaVu',
      faces: [
        createFace(400, 0.60205, 'DejaVu Sans Mono'),
        createFace(600, 0.60205, 'DejaVu Sans Mono Bold'),
      ],
    },
  ],
};
