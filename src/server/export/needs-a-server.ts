import type { HostRules } from './host-files.ts';

interface Exported {
  readonly origin: string;
  readonly frameOrigin?: string | undefined;
  readonly protectedPages: number;
  readonly rooms: number;
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
export function needsAServer(exported: Exported): string[] {
  const { protectedPages, rooms, closedRedirects, unnamed, frameOrigin, rules, origin } = exported;
  const wanting = [
    'The editor, the API and everybody who signs in there.',
    'Links to drafts, and the site as it stood at another time.',
    'Counting the addresses that are not there, and addresses in other spellings than the site writes.',
    'Sharing pictures at the addresses that earlier versions of a page had.',
    some(protectedPages, 'page that asks for a password is', 'pages that ask for a password are'),
    some(rooms, 'room of a client is', 'rooms of clients are'),
    some(closedRedirects, 'redirect to such a page is', 'redirects to such pages are'),
    frameOrigin === undefined ? undefined : `Code, scenes and decks, which run at ${frameOrigin}.`,
    ...unnamed.map((address) => `${address}, which cannot be the name of a file.`),
  ].filter((line) => line !== undefined);
  return [
    'These files are what the site answers to a stranger. What needs a server, and is not in them:',
    ...wanting.map((line) => `- ${line}`),
    '',
    'What a host has to do:',
    `- Serve the folder "site" at ${origin}: that address is in its pages. For another one, set PUBLIC_URL and export again.`,
    '- Serve /werkwijze from werkwijze.html, and what is not there from 404.html. Netlify, Cloudflare Pages, Vercel and GitHub Pages do by themselves.',
    ...(rules.queries.length > 0 ? [aboutQueries] : []),
    '- Send the headers: Netlify and Cloudflare Pages read site/_headers, Vercel reads vercel.json, nginx is set up by nginx.conf. A host that reads none of them serves the pages without the policy that says what they may load.',
    ...(rules.headers.length > mostHeaderRules
      ? [
          `- Know that there are ${rules.headers.length} rules of headers, of which Cloudflare Pages reads the first ${mostHeaderRules}.`,
        ]
      : []),
  ];
}

const aboutQueries =
  '- Answer pictures in the size that is asked for after the "?": Netlify by site/_redirects, nginx by nginx.conf. Other hosts answer one large size to everybody, the film in place of its still, and the document in place of the picture of its first page.';

function some(count: number, one: string, many: string): string | undefined {
  if (count === 0) return undefined;
  return `${count} ${count === 1 ? one : many} left out, with all that only they show.`;
}
