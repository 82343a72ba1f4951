import type { SiteSettings } from '#api/schemas/settings.ts';
import { filesOfPicture } from '#content/media/themed-picture.ts';

/** The files that settings name, each once. */
export function filesOfSettings({ logo, favicon }: Pick<SiteSettings, 'logo' | 'favicon'>): string[] {
  return [...new Set([...filesOfPicture(logo), ...filesOfPicture(favicon)])];
}
