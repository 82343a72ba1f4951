import type { ReactNode } from 'react';
import type { BlockDefinition } from '#content/block/block.ts';
import type { ViewProps } from './shared/view-context.ts';

/** Renders a resolved block of one definition. */
export type BlockView<Definition> = (props: ViewProps<Definition>) => ReactNode;

/** A view for each of some blocks, by type: one that takes the values of just this block. */
export type BlockViews<Defined extends readonly BlockDefinition[]> = {
  readonly [Definition in Defined[number] as Definition['type']]: BlockView<Definition>;
};
