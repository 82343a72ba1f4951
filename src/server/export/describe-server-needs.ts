import type { HostRules } from './host-files.ts';

interface ExportFacts {
  readonly origin: string;
  readonly frameOrigin?: string | undefined;
  readonly protectedPages: number;
  readonly clientSpaces: number;
  readonly closedRedirects: number;
  readonly unnamed: readonly string[];
  readonly rules: HostRules;
}

/** Limit of `_headers` on Cloudflare Pages. */
const mostHeaderRules = 100;

/**
 * Describes what the static files cannot do, in sentences. Only counts pages that are not among them, without
 * naming them.
 */
export function describeServerNeeds(exported: ExportFacts): string[] {
  const { protectedPages, clientSpaces, closedRedirects, unnamed, frameOrigin, rules, origin } = exported;
  const wanting = [
    'The editor, the API and signing in.',
    'Share links, and earlier states of the site.',
    'The 404 log, and URLs in other spellings than the site’s own.',
    'Sharing images at the URLs of earlier versions of a page.',
    describeOmitted(protectedPages, 'protected page is', 'protected pages are'),
    describeOmitted(clientSpaces, 'client space is', 'client spaces are'),
    describeOmitted(closedRedirects, 'redirect to a protected page is', 'redirects to protected pages are'),
    frameOrigin === undefined ? undefined : `Code, scenes and decks, which run at ${frameOrigin}.`,
    ...unnamed.map((address) => `${address}, which cannot be a file name.`),
  ].filter((line) => line !== undefined);
  return [
    'These files are the public site. The export leaves out these parts, which need a server:',
    ...wanting.map((line) => `- ${line}`),
    '',
    'The host must:',
    `- Serve the folder "site" at ${origin}: that URL is in its pages. For another one, set PUBLIC_URL and export again.`,
    '- Serve /werkwijze from werkwijze.html, and missing paths from 404.html. Netlify, Cloudflare Pages, Vercel and GitHub Pages do so by default.',
    ...(rules.queries.length > 0 ? [aboutQueries] : []),
    '- Send the headers: Netlify and Cloudflare Pages read site/_headers, Vercel reads vercel.json, nginx uses nginx.conf. A host that reads none of them serves the pages without a Content Security Policy.',
    ...(rules.headers.length > mostHeaderRules
      ? [
          `- Support ${rules.headers.length} header rules. Cloudflare Pages reads the first ${mostHeaderRules}.`,
        ]
      : []),
  ];
}

const aboutQueries =
  '- Answer images in the size after the "?": Netlify by site/_redirects, nginx by nginx.conf. Other hosts answer one large size, the video instead of its poster, and the PDF instead of an image of its first page.';

function describeOmitted(count: number, one: string, many: string): string | undefined {
  if (count === 0) return undefined;
  return `${count} ${count === 1 ? one : many} left out, with everything that only they show.`;
}
