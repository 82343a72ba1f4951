import { completeAddress, isFullAddress } from '#content/address/full-address.ts';
import { formatPath } from '#content/block/issue.ts';
import { defaultLanguage } from '#content/language/language.ts';
import { analysePage } from '#content/page/analyse-page.ts';
import { type CheckFinding, defineCheck } from '../check.ts';
import type { Fix } from '../finding.ts';
import { type PlacedLink, replaceLink, walkBlockLinks } from '../page-links.ts';
import { preflightWords } from '../preflight-words.ts';
import type { Leads, SiteAddresses } from '../site-addresses.ts';

const say = preflightWords.links;

/** Links to addresses of the site at which visitors find no page, or another one than is meant. */
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
        const fix = found.to === undefined ? undefined : relink(block.id, link, found.to);
        yield { ...found, place, language: link.language, fix };
      }
    }
  },
});

type LinkFinding = Pick<CheckFinding, 'severity' | 'sentence'> & { readonly to?: string };

/** Checks a link as browsers follow it from any page of the site; undefined for a link that is fine. */
function checkLink({ href, shown }: PlacedLink, addresses: SiteAddresses): LinkFinding | undefined {
  if (shown === '#' && href !== '#') return { severity: 'fault', sentence: say.refused(href) };
  if (!isFullAddress(shown))
    return { severity: 'fault', sentence: say.notFull(href), ...meant(href, addresses) };
  if (/^[#?]/.test(shown)) return undefined;
  const path = addresses.pathAt(shown);
  return path === undefined ? undefined : findingAt(decoded(path), addresses.leads(path));
}

/** The full address that somebody has meant, if that can be told. */
function meant(href: string, { pathAt, leads }: SiteAddresses): { readonly to?: string } {
  const address = completeAddress(href);
  if (address !== undefined) return { to: address };
  const path = pathAt(`/${href}`);
  const end = path === undefined ? undefined : leads(path);
  if (end?.to === 'elsewhere') return { to: end.path };
  return end?.to === 'page' && path !== undefined ? { to: path } : {};
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function findingAt(path: string, leads: Leads): LinkFinding | undefined {
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

/** Puts the address that it leads to in the end in its place; what stood behind the address stays. */
function relink(
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
