/**
 * An address as logs and sentences may tell it: without what makes a link of the studio one. Whoever reads a log could
 * otherwise open what it opens.
 */
export function withoutSecrets(url: string): string {
  return url
    .replace(/((?:^|\/)(?:kamer|inzage)\/|^\/api\/(?:rooms|drafts)\/)[^/?]+/g, '$1…')
    .replace(/([?&](?:token|key|access_token)=)[^&]+/g, '$1…');
}
