import { parseUrl } from '#content/address/parse-url.ts';
import { formatPath } from '#content/block/issue.ts';
import { walkShownFields } from '#content/block/walk-shown-fields.ts';
import { listMediaAddresses } from '#content/fields/media-address.ts';
import { analysePage } from '#content/page/analyse-page.ts';
import { defineCheck } from '../check.ts';
import { preflightWords } from '../preflight-words.ts';

/** Finds third-party hosts that a page requests, which learn of its visitors: frames, embeds, media. */
export const outsideHostsCheck = defineCheck({
  id: 'hosts',
  position: 11,
  name: preflightWords.names.hosts,
  *find(tree) {
    for (const { block } of analysePage(tree.definitions, tree.content.overview).visits) {
      yield undefined;
      const said = new Set<string>();
      for (const { field, value, path } of walkShownFields(tree.definitions, block)) {
        const asks = field.kind === 'media' || (field.kind === 'link' && (field.framed || field.recognise));
        // A link is stored like a file for all languages: as one string.
        for (const host of asks ? listMediaAddresses(value).map(findOutsideHost) : []) {
          if (host === undefined || said.has(host)) continue;
          said.add(host);
          const place = { blockId: block.id, field: formatPath(path) };
          yield { severity: 'note', place, sentence: preflightWords.asksHost(host) };
        }
      }
    }
  },
});

/** Host of an address; undefined for this site. */
function findOutsideHost(address: string): string | undefined {
  return /^(?:https?:)?\/\//i.test(address.trim())
    ? parseUrl(address.trim().replace(/^\/\//, 'https://'))?.host
    : undefined;
}
