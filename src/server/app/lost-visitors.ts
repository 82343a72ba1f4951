import type { DryRun, DryRunChanges } from '#api/dry-run.ts';
import { defaultLanguage } from '#content/language/language.ts';
import type { SiteLook } from './look-at-site.ts';

/** Names the addresses at which visitors see a page now, and would find neither a page nor a redirect then. */
export function lostVisitors(
  { addresses }: Pick<DryRunChanges, 'addresses'>,
  after: SiteLook | undefined,
): DryRun<object>['warnings'] {
  const answered = new Set(
    [...(after?.addresses.values() ?? [])].flatMap(({ path, answers }) => (answers ? [path] : [])),
  );
  const left = addresses.filter(({ language, wasSeen }) => language === defaultLanguage && wasSeen);
  return left.flatMap(({ from }) =>
    from === null || answered.has(from) || after?.redirects.has(from)
      ? []
      : [{ path: from, message: `Visitors who open ${from} would find no page there.` }],
  );
}
