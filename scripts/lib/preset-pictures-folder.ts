import { join } from 'node:path';
import { studioPresets } from '#studio-lists/presets.ts';
import { root } from './build-if-needed.ts';

/** Returns the folder of a preset's images. The studio's images are beside its presets. */
export function getPresetImagesFolder(id: string): string {
  const isStudios = studioPresets.some((preset) => preset.id === id);
  return join(root, isStudios ? 'studio/tokens/presets' : 'src/admin/design-tokens/presets/pictures');
}
