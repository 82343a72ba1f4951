import type { BlockDefinition } from './block.ts';

/** A type and what else it is added as, each as a definition that starts with its own words. */
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
