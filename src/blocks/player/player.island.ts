/** The export that the loader looks for. */
export { hydratePlayer as hydrate } from '../shared/player/hydrate-player.ts';
