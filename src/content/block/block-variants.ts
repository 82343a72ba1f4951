import type { BlockDefinition } from './block.ts';

/** Returns a block definition and its variants, each as a definition with its own placeholder texts. */
export function withVariants(definition: BlockDefinition): readonly BlockDefinition[] {
  const { type, otherWords, variants = [] } = definition;
  return [
    definition,
    ...variants.map(
      ({ words, ...named }): BlockDefinition => ({
        ...definition,
        ...named,
        startsFrom: `${type}/${words}`,
        starter: () => ({ ...definition.starter(), ...otherWords?.[words] }),
      }),
    ),
  ];
}
