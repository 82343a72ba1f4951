import { analysePage } from '#content/analyse-page.ts';
import { formatPath } from '#content/issue.ts';
import { defaultLanguage } from '#content/language.ts';
import { defineCheck, type Found } from '../check.ts';
import type { Fix } from '../finding.ts';
import { linksOf, type PlacedLink, relinked } from '../links-of.ts';
import { preflightWords } from '../preflight-words.ts';
import type { Leads } from '../site-addresses.ts';

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
      for (const link of linksOf(tree, block)) {
        const [path = ''] = link.href.split(/[?#]/, 1);
        if (!path.startsWith('/') || path.startsWith('//') || path.split('/').at(-1)?.includes('.')) continue;
        const found = findingOf(path, addresses.leads(path));
        if (!found) continue;
        const place = { blockId: block.id, field: formatPath(link.path) };
        const fix = found.to === undefined ? undefined : relink(block.id, link, found.to);
        yield { ...found, place, language: link.language, fix };
      }
    }
  },
});

function findingOf(
  path: string,
  leads: Leads,
): (Pick<Found, 'severity' | 'sentence'> & { readonly to?: string }) | undefined {
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
function relink(blockId: string, { path, href, text, language }: PlacedLink, to: string): Fix | undefined {
  const rest = href.replace(/^[^?#]*/, '');
  const next = to.includes('?') || to.includes('#') ? to : to + rest;
  const words = say.relink(next);
  if (text === undefined)
    return { ...words, edit: () => ({ type: 'block/set', blockId, path, value: next }) };
  const changed = relinked(text, href, next);
  if (changed === text) return undefined;
  const shown = language ?? defaultLanguage;
  return {
    ...words,
    edit: () => ({ type: 'block/set-text', blockId, path, language: shown, text: changed }),
  };
}
