import { presets as designs } from '#tokens/presets/presets.ts';
import type { StudioApi } from '../browser/support/studio-api.ts';

interface Preset {
  /** The folder of its pictures. */
  readonly name: string;
  /** Puts the site into it before its pictures are taken. */
  readonly choose: (api: StudioApi) => Promise<void>;
}

/** The looks in which the pages of the demo are compared: every design that the product brings. */
export const presets: readonly Preset[] = designs.map(({ id, changes }) => ({
  name: id,
  choose: (api) => api.publishTokens(changes),
}));
