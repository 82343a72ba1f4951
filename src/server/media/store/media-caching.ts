/** In seconds. */
const minute = 60;
const year = 365 * 24 * 60 * minute;
const sharedMinutes = 5;

/**
 * A year for browsers, which keep for themselves what they were shown. A cache that many share asks again after a few
 * minutes (RFC 9111, 5.2.2.10), so that it soon forgets a picture whose page became protected.
 */
export const publicCaching = `public, max-age=${year}, s-maxage=${sharedMinutes * minute}, immutable`;

/** For addresses that no page asks for: what they show can be another file's bytes soon. */
export const passingCaching = `public, max-age=${sharedMinutes * minute}`;

/** For a file that is sent in place of one still being made: `private` keeps it from caches that many share, and from the site's service worker. */
export const fallbackCaching = 'private, no-cache';

/** What cannot be taken back, said when a page that visitors could read becomes protected. */
export const keptPictures = `This page’s pictures are closed from now on, unless another page shows them. Caches between the site and its visitors forget theirs within ${sharedMinutes} minutes; a browser that showed them may keep them for up to a year.`;
