import { type TokenDefinition, tokenList } from '#tokens/token-list.ts';
import { type DimensionValue, toPixels } from '#tokens/token-value.ts';
import { tokenWords } from './design-tokens-words.ts';

const say = tokenWords.sections;

/** Sections of the screen in display order. `scales`: the tokens that each lists. */
export const tokenSections = [
  { id: 'presets', label: say.presets, scales: [] },
  { id: 'composition', label: say.composition, scales: ['composition'] },
  { id: 'colors', label: say.colors, scales: ['color'] },
  { id: 'palette', label: say.palette, scales: ['palette'] },
  { id: 'contrast', label: say.contrast, scales: [] },
  { id: 'type', label: say.type, scales: ['font', 'text', 'weight', 'leading', 'tracking'] },
  { id: 'scale', label: say.scale, scales: [] },
  { id: 'space', label: say.space, scales: ['space', 'rhythm'] },
  { id: 'shape', label: say.shape, scales: ['radius', 'shadow'] },
  { id: 'sizes', label: say.sizes, scales: ['width', 'height', 'picture', 'layer'] },
  { id: 'motion', label: say.motion, scales: ['time', 'ease'] },
  { id: 'brand', label: say.brand, scales: [] },
] as const;

export type SectionId = (typeof tokenSections)[number]['id'];

export function findSection(id: string | null): (typeof tokenSections)[number] {
  return tokenSections.find((section) => section.id === id) ?? tokenSections[2];
}

/**
 * Lists the tokens of a section by scale. Spaces are sorted by size, since objects list integer keys first, which
 * would move the half step to the end.
 */
export function listSectionTokens(id: SectionId): readonly (readonly TokenDefinition[])[] {
  return findSection(id).scales.map((scale) => {
    const tokens = tokenList.filter((token) => token.scale === scale);
    return scale === 'space'
      ? tokens.toSorted((one, other) => getDefaultSize(one) - getDefaultSize(other))
      : tokens;
  });
}

/** Default size of a token, so that rows keep their order while dragging. */
function getDefaultSize({ standard }: TokenDefinition): number {
  return toPixels(standard.value as DimensionValue);
}

/** Returns the section that has a token's control. */
export function getTokenSection(path: string): SectionId {
  const [scale = ''] = path.split('.', 1);
  return tokenSections.find(({ scales }) => (scales as readonly string[]).includes(scale))?.id ?? 'colors';
}
