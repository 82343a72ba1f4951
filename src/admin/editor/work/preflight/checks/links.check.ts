import { completeAddress, isFullAddress } from '#content/address/full-address.ts';
import { formatPath } from '#content/block/issue.ts';
import { defaultLanguage } from '#content/language/language.ts';
import { analysePage } from '#content/page/analyse-page.ts';
import { type CheckFinding, defineCheck } from '../check.ts';
import type { Fix } from '../finding.ts';
import { type PlacedLink, replaceLink, walkBlockLinks } from '../page-links.ts';
import { preflightWords } from '../preflight-words.ts';
import type { AddressTarget, SiteAddresses } from '../site-addresses.ts';

const say = preflightWords.links;

/** Finds links to addresses of the site that have no page, or lead to another page than the author meant. */
export const linksCheck = defineCheck({
  id: 'links',
  position: 7,
  name: preflightWords.names.links,
  needs: ['addresses'],
  *find(tree, { addresses }) {
    for (const { block } of analysePage(tree.definitions, tree.content.overview).visits) {
      yield undefined;
      for (const link of walkBlockLinks(tree, block)) {
        const found = checkLink(link, addresses);
        if (!found) continue;
        const place = { blockId: block.id, field: formatPath(link.path) };
        const fix = found.to === undefined ? undefined : createRelinkFix(block.id, link, found.to);
        yield { ...found, place, language: link.language, fix };
      }
    }
  },
});

type LinkFinding = Pick<CheckFinding, 'severity' | 'sentence'> & { readonly to?: string };

/** Checks a link as browsers resolve it from any page of the site; undefined if it works. */
function checkLink({ href, shown }: PlacedLink, addresses: SiteAddresses): LinkFinding | undefined {
  if (shown === '#' && href !== '#') return { severity: 'fault', sentence: say.refused(href) };
  if (!isFullAddress(shown))
    return { severity: 'fault', sentence: say.notFull(href), ...guessAddress(href, addresses) };
  if (/^[#?]/.test(shown)) return undefined;
  const path = addresses.pathAt(shown);
  return path === undefined ? undefined : createFinding(decodePath(path), addresses.leads(path));
}

/** Guesses the full address that was meant; undefined if it is unclear. */
function guessAddress(href: string, { pathAt, leads }: SiteAddresses): { readonly to?: string } {
  const address = completeAddress(href);
  if (address !== undefined) return { to: address };
  const path = pathAt(`/${href}`);
  const end = path === undefined ? undefined : leads(path);
  if (end?.to === 'elsewhere') return { to: end.path };
  return end?.to === 'page' && path !== undefined ? { to: path } : {};
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function createFinding(path: string, leads: AddressTarget): LinkFinding | undefined {
  switch (leads.to) {
    case 'page':
      return undefined;
    case 'nothing':
      return { severity: 'fault', sentence: say.unknown(path) };
    case 'draft':
    case 'hidden':
    case 'trashed':
      return { severity: 'fault', sentence: say[leads.to](path, leads.name) };
    case 'elsewhere':
      return { severity: 'note', sentence: say.moved(path, leads.path), to: leads.path };
  }
}

/** Fix that replaces a redirected address by its destination; query and hash stay. */
function createRelinkFix(
  blockId: string,
  { path, href, shown, isCase, text, language }: PlacedLink,
  to: string,
): Fix | undefined {
  if (isCase) return undefined;
  const rest = href.replace(/^[^?#]*/, '');
  const next = to.includes('?') || to.includes('#') ? to : to + rest;
  const words = isFullAddress(shown) ? say.relink(next) : say.linkTo(next);
  if (text === undefined)
    return { ...words, edit: () => ({ type: 'block/set', blockId, path, value: next }) };
  const changed = replaceLink(text, href, next);
  if (changed === text) return undefined;
  const edited = language ?? defaultLanguage;
  return {
    ...words,
    edit: () => ({ type: 'block/set-text', blockId, path, language: edited, text: changed }),
  };
}
