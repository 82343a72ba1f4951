/** Seconds. */
const minute = 60;
const year = 365 * 24 * 60 * minute;
const sharedMinutes = 5;

/**
 * A year for browsers, whose caches are private. Shared caches revalidate after minutes (RFC 9111, 5.2.2.10),
 * so that an image disappears from them soon after its page became protected.
 */
export const publicCaching = `public, max-age=${year}, s-maxage=${sharedMinutes * minute}, immutable`;

/** For URLs that no page uses: they may show another file's bytes soon. */
export const passingCaching = `public, max-age=${sharedMinutes * minute}`;

/**
 * For a substitute while the right file is being encoded: `private` keeps it out of shared caches and of the
 * site's service worker.
 */
export const fallbackCaching = 'private, no-cache';

/** Note shown when a public page becomes protected, on copies that cannot be revoked. */
export const keptPictures = `This page’s images are now protected, unless another page shows them. Shared caches delete them within ${sharedMinutes} minutes; a browser that showed them may keep them for up to a year.`;
