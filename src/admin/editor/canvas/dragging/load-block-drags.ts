import { onDemand } from '../../../shared/on-demand.ts';

/** Dragging blocks through the page: loaded after the page, for the first block that is selected. */
export const blockDrags = onDemand(() => import('./block-drags.tsx'));
