import { queryOptions, useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import { Link } from 'react-router';
import { listTokenUses } from '#api/endpoints/design-tokens.ts';
import type { TokenUses } from '#api/schemas/design-tokens.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { Button } from '#ui/button/button.tsx';
import { api } from '../../session/api.ts';
import { onDemand, useOnDemand } from '../../shared/on-demand.ts';
import { words } from '../../words.ts';
import { tokenLabel } from '../work/token-label.ts';
import { sectionOf } from '../work/token-sections.ts';
import { PageUse } from './page-use.tsx';
import { tokensNaming } from './tokens-naming.ts';
import { usageWords as say } from './usage-words.ts';
import './token-usage.css';

/** What content says changes while it is open elsewhere, so each look asks. */
const tokenUsesQuery = queryOptions({
  queryKey: ['design-tokens', 'uses'],
  queryFn: async ({ signal }) => (await api.call(listTokenUses, {}, { signal })).data,
  staleTime: 0,
});

/** The sheets of all components are text that nobody needs before they ask. */
const components = onDemand(() => import('./component-uses.ts'));

/** Pages that are named at once. */
const pagesAtMost = 20;

interface TokenUsageProps {
  readonly path: string;
  /** The draft: which tokens name which follows from it. */
  readonly changes: TokenChanges;
}

/** Where a token is used: by other tokens, in content, and in the styles of components. Those that name it count for it. */
export const TokenUsage = memo(function TokenUsage({ path, changes }: TokenUsageProps) {
  const { data, error, refetch } = useQuery(tokenUsesQuery);
  const { part } = useOnDemand(components);
  const naming = useMemo(() => tokensNaming(path, changes), [path, changes]);
  const all = [path, ...naming];
  const inComponents = part && [...new Set(all.flatMap(part.componentsUsing))].sort();
  const inContent = data?.filter((use) => all.includes(use.path));
  const isNowhere = naming.length + (inComponents?.length ?? 1) + (inContent?.length ?? 1) === 0;
  return (
    <section className="token-usage" aria-busy={!data && !error}>
      <h3 className="token-usage__title">{say.title}</h3>
      {isNowhere && <p className="token-usage__note">{say.none}</p>}
      {naming.length > 0 && <NamingTokens paths={naming} />}
      {!data && !error && <p className="token-usage__note">{say.loading}</p>}
      {error && !data && (
        <p className="token-usage__note" role="alert">
          {say.failed}{' '}
          <Button variant="slim" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </p>
      )}
      {inContent && inContent.length > 0 && <InContent path={path} uses={inContent} />}
      {inComponents && inComponents.length > 0 && (
        <div>
          <h4 className="token-usage__title">{say.components}</h4>
          <p className="token-usage__note">{inComponents.join(', ')}</p>
        </div>
      )}
    </section>
  );
});

/** The tokens that take their value from it: each opens. */
function NamingTokens({ paths }: { readonly paths: readonly string[] }) {
  return (
    <div>
      <h4 className="token-usage__title">{say.tokens}</h4>
      <ul className="token-usage__line">
        {paths.map((path) => (
          <li key={path}>
            <Link to={{ search: `?part=${sectionOf(path)}&token=${path}` }} replace>
              {tokenLabel(path)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function InContent({ path, uses }: { readonly path: string; readonly uses: TokenUses }) {
  const lines = uses.flatMap((use) => use.pages.map((page) => ({ page, through: use.path })));
  return (
    <div>
      <h4 className="token-usage__title">{say.pages}</h4>
      <ul className="token-usage__list">
        {uses.some((use) => use.isInSiteBackground) && (
          <li>
            <Link to="/admin/settings">{say.siteBackground}</Link>
          </li>
        )}
        {lines.slice(0, pagesAtMost).map(({ page, through }) => (
          <PageUse
            key={`${through} ${page.identifier}`}
            page={page}
            through={through === path ? undefined : tokenLabel(through)}
          />
        ))}
      </ul>
      {lines.length > pagesAtMost && (
        <p className="token-usage__note">{say.more(lines.length - pagesAtMost)}</p>
      )}
    </div>
  );
}
