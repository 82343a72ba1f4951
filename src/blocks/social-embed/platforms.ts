import type { EmbedPlatform } from '#content/block/embed-hosts.ts';

export const platformNames: Readonly<Record<EmbedPlatform, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  instagram: 'Instagram',
  twitter: 'X (Twitter)',
  linkedin: 'LinkedIn',
};

/** As people call it; a platform that we do not know keeps the name it is stored with. */
export function platformName(platform: string): string {
  return Object.hasOwn(platformNames, platform) ? platformNames[platform as EmbedPlatform] : platform;
}
