import type { AddressChange, DryRunChanges } from '#api/dry-run.ts';
import { withLanguage } from '#content/address/site-paths.ts';
import { languages } from '#content/language/language.ts';
import type { SeenAddress, SiteLook } from './look-at-site.ts';

const none: SiteLook = { addresses: new Map(), redirects: new Map() };

/** What is different between two looks at a site: the addresses of all languages, and the redirects, by their paths. */
export function changesBetween(
  before: SiteLook = none,
  after: SiteLook = none,
): Omit<DryRunChanges, 'links'> {
  return {
    addresses: keysOf(before.addresses, after.addresses)
      .map((id) => addressChanges(id, before.addresses.get(id), after.addresses.get(id)))
      .sort(byAddress)
      .flat(),
    redirects: keysOf(before.redirects, after.redirects).flatMap((fromPath) => {
      const wasTo = before.redirects.get(fromPath) ?? null;
      const toPath = after.redirects.get(fromPath) ?? null;
      return wasTo === toPath ? [] : [{ fromPath, wasTo, toPath }];
    }),
  };
}

function keysOf<Value>(one: ReadonlyMap<string, Value>, other: ReadonlyMap<string, Value>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])];
}

/** A page stands before those below it. */
function byAddress([one]: readonly AddressChange[], [other]: readonly AddressChange[]): number {
  const path = (change: AddressChange | undefined) => change?.from ?? change?.to ?? '';
  return path(one).localeCompare(path(other));
}

function addressChanges(
  pageId: string,
  before: SeenAddress | undefined,
  after: SeenAddress | undefined,
): AddressChange[] {
  if (before?.path === after?.path && before?.isSeen === after?.isSeen) return [];
  return languages.map((language) => ({
    pageId,
    language,
    from: before ? withLanguage(before.path, language) : null,
    to: after ? withLanguage(after.path, language) : null,
    wasSeen: before?.isSeen ?? false,
    isSeen: after?.isSeen ?? false,
  }));
}
