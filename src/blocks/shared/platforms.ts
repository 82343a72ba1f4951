import type { EmbedPlatform } from '#content/block/embed-hosts.ts';

export const platformNames: Readonly<Record<EmbedPlatform, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  instagram: 'Instagram',
  twitter: 'X (Twitter)',
  linkedin: 'LinkedIn',
};

/** Gets the display name of a platform. An unknown one keeps its stored name. */
export function getPlatformName(platform: string): string {
  return Object.hasOwn(platformNames, platform) ? platformNames[platform as EmbedPlatform] : platform;
}
