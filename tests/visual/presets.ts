import { presets as designs } from '#tokens/presets/presets.ts';
import type { StudioApi } from '../browser/support/studio-api.ts';

interface Preset {
  /** The folder of its screenshots. */
  readonly name: string;
  /** Applies the preset to the site before its screenshots are taken. */
  readonly choose: (api: StudioApi) => Promise<void>;
}

/** The presets in which the demo's pages are compared: all presets of the product. */
export const presets: readonly Preset[] = designs.map(({ id, changes }) => ({
  name: id,
  choose: (api) => api.publishTokens(changes),
}));
