import { onDemand } from '../../../shared/on-demand.ts';

/** Blocks that are dragged through the page: there once the page has been opened, for the first one that is selected. */
export const blockDrags = onDemand(() => import('./block-drags.tsx'));
