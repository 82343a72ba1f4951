import { type TokenDefinition, tokenList } from '#tokens/token-list.ts';
import { type DimensionValue, inPixels } from '#tokens/token-value.ts';
import { tokenWords } from './design-tokens-words.ts';

const say = tokenWords.sections;

/** The parts of the screen, in their order. `scales`: the tokens whose controls stand there. */
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
 * The tokens of a section, scale by scale; spaces from the smallest, since an object has names that are whole numbers
 * before all others, and the half step would stand behind the largest.
 */
export function listSectionTokens(id: SectionId): readonly (readonly TokenDefinition[])[] {
  return findSection(id).scales.map((scale) => {
    const tokens = tokenList.filter((token) => token.scale === scale);
    return scale === 'space'
      ? tokens.toSorted((one, other) => standardSize(one) - standardSize(other))
      : tokens;
  });
}

/** As the design has it, so that nothing moves under the hand that drags. */
function standardSize({ standard }: TokenDefinition): number {
  return inPixels(standard.value as DimensionValue);
}

/** Where a token's control stands. */
export function getTokenSection(path: string): SectionId {
  const [scale = ''] = path.split('.', 1);
  return tokenSections.find(({ scales }) => (scales as readonly string[]).includes(scale))?.id ?? 'colors';
}
