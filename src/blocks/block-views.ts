import type { ReactNode } from 'react';
import type { BlockDefinition } from '#content/block/block.ts';
import type { ViewProps } from './shared/view-context.ts';

export type BlockView<Definition> = (props: ViewProps<Definition>) => ReactNode;

/** A view for each block type. The type of its props is that of the definition with this type. */
export type BlockViews<Defined extends readonly BlockDefinition[]> = {
  readonly [Definition in Defined[number] as Definition['type']]: BlockView<Definition>;
};
