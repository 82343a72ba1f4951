/**
 * The hosts whose frames a page may show, by platform. The Content-Security-Policy allows these and no
 * others, and every address of an embed begins with the first one of its platform.
 */
export const embedHosts = {
  twitter: ['platform.twitter.com', 'platform.x.com'],
  instagram: ['www.instagram.com'],
  youtube: ['www.youtube-nocookie.com'],
  vimeo: ['player.vimeo.com'],
  linkedin: ['www.linkedin.com'],
} as const;

export type EmbedPlatform = keyof typeof embedHosts;

/** The same as sources of a Content-Security-Policy. */
export const embedFrameSources: readonly string[] = Object.values(embedHosts)
  .flat()
  .map((host) => `https://${host}`);
