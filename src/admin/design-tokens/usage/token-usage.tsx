import { queryOptions, useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import { Link } from 'react-router';
import { listTokenUses } from '#api/endpoints/design-tokens.ts';
import type { TokenUses } from '#api/schemas/design-tokens.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import { defaultLanguage, resolveText } from '#content/language/language.ts';
import { getTokenSetting, type TokenChanges } from '#tokens/token-changes.ts';
import { getAliasPath, isAlias, tokenList } from '#tokens/token-list.ts';
import { Button } from '#ui/button/button.tsx';
import { PageTitleText } from '../../pages/page-title-text.tsx';
import { api } from '../../session/api.ts';
import { onDemand, useOnDemand } from '../../shared/on-demand.ts';
import { formatTokenName } from '../../shared/tokens/format-token-name.ts';
import { words } from '../../words.ts';
import { getTokenSection } from '../work/token-sections.ts';
import { usageWords as say } from './usage-words.ts';
import './token-usage.css';

/** Never cached: content may change in another tab. */
const tokenUsesQuery = queryOptions({
  queryKey: ['design-tokens', 'uses'],
  queryFn: async ({ signal }) => (await api.call(listTokenUses, {}, { signal })).data,
  staleTime: 0,
});

/** Loaded on demand: the source text of all style sheets. */
const components = onDemand(() => import('./component-uses.ts'));

/** Maximum number of pages shown at first. */
const pagesAtMost = 20;

interface TokenUsageProps {
  readonly path: string;
  /** Draft tokens, for references between tokens. */
  readonly changes: TokenChanges;
}

/** Lists the uses of a token: other tokens, content, and component styles. Uses of a dependent token count too. */
export const TokenUsage = memo(function TokenUsage({ path, changes }: TokenUsageProps) {
  const { data, error, refetch } = useQuery(tokenUsesQuery);
  const { part } = useOnDemand(components);
  const naming = useMemo(() => listDependentTokens(path, changes), [path, changes]);
  const all = [path, ...naming];
  const inComponents = part && [...new Set(all.flatMap(part.listUsingComponents))].sort();
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

/** Lists the tokens that refer to a token, as links. */
function NamingTokens({ paths }: { readonly paths: readonly string[] }) {
  return (
    <div>
      <h4 className="token-usage__title">{say.tokens}</h4>
      <ul className="token-usage__line">
        {paths.map((path) => (
          <li key={path}>
            <Link to={{ search: `?part=${getTokenSection(path)}&token=${path}` }} replace>
              {formatTokenName(path)}
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
            through={through === path ? undefined : formatTokenName(through)}
          />
        ))}
      </ul>
      {lines.length > pagesAtMost && (
        <p className="token-usage__note">{say.more(lines.length - pagesAtMost)}</p>
      )}
    </div>
  );
}

type UsingPage = TokenUses[number]['pages'][number];
type UsingBlock = UsingPage['blocks'][number];

interface PageUseProps {
  readonly page: UsingPage;
  /** Name of the token that the content uses, if it refers to this one. */
  readonly through: string | undefined;
}

/** Links a page that uses a token to its editor, and each block to its selection there. */
function PageUse({ page, through }: PageUseProps) {
  const { identifier, isInBackground, isLive, isInDraft, blocks, blockCount } = page;
  const address = `/admin/pages/edit/${identifier}`;
  const title = resolveText(page.title, defaultLanguage) || identifier;
  const notes = [
    ...(through === undefined ? [] : [say.through(through)]),
    ...(isInBackground ? [say.background] : []),
    ...(isInDraft && !isLive ? [say.draftOnly] : []),
  ];
  return (
    <li>
      <Link to={address}>
        <PageTitleText page={page} />
      </Link>
      {notes.length > 0 && <span className="token-usage__note">{notes.join(', ')}</span>}
      {blocks.length > 0 && (
        <ul className="token-usage__line token-usage__blocks">
          {numberBlocks(blocks).map(({ id, name, isInDraft: isOpened }) => (
            <li key={id}>
              {isOpened ? (
                <Link to={`${address}?block=${encodeURIComponent(id)}`} aria-label={say.onPage(name, title)}>
                  {name}
                </Link>
              ) : (
                <span className="token-usage__note">{say.liveOnly(name)}</span>
              )}
            </li>
          ))}
          {blockCount > blocks.length && (
            <li className="token-usage__note">{say.moreBlocks(blockCount - blocks.length)}</li>
          )}
        </ul>
      )}
    </li>
  );
}

/** Numbers blocks of the same label. */
function numberBlocks(blocks: readonly UsingBlock[]): readonly (UsingBlock & { readonly name: string })[] {
  const counts = new Map<string, number>();
  return blocks.map((block) => {
    const { type } = block;
    const label = blockDefinitions.get(type)?.label ?? type;
    const number = (counts.get(type) ?? 0) + 1;
    counts.set(type, number);
    const isOnly = blocks.filter((each) => each.type === type).length === 1;
    return { ...block, name: isOnly ? label : say.numbered(label, number) };
  });
}

/** Lists the tokens that refer to a token in either theme, directly or through others, in the order of the design. */
export function listDependentTokens(path: string, changes: TokenChanges): string[] {
  const found = new Set([path]);
  for (let count = 0; count !== found.size; ) {
    count = found.size;
    for (const token of tokenList) {
      const { value, dark } = getTokenSetting(token, changes);
      const names = [value, dark].filter(isAlias).map(getAliasPath);
      if (names.some((name) => found.has(name))) found.add(token.path);
    }
  }
  return tokenList.map((token) => token.path).filter((each) => each !== path && found.has(each));
}
