/**
 * Hosts whose frames a page may show, by platform. The Content-Security-Policy allows only these, and every
 * embed's URL begins with the first host of its platform.
 */
export const embedHosts = {
  twitter: ['platform.twitter.com', 'platform.x.com'],
  instagram: ['www.instagram.com'],
  youtube: ['www.youtube-nocookie.com'],
  vimeo: ['player.vimeo.com'],
  linkedin: ['www.linkedin.com'],
} as const;

export type EmbedPlatform = keyof typeof embedHosts;

/** The embed hosts as sources for the Content-Security-Policy. */
export const embedFrameSources: readonly string[] = Object.values(embedHosts)
  .flat()
  .map((host) => `https://${host}`);
