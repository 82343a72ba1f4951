import { type Language, resolveText, resolveTextLanguage } from '#content/language/language.ts';
import type { SiteReader } from '#server/pages/site/read-site.ts';
import type { ClientSpaceVisit, RenderedClientSpace } from '#server/protection/client-space-visits.plugin.ts';
import { renderDocument, type ShownClientSpace, summarizePage } from '#site/render.tsx';
import { headersOfForms, omitAnalytics, type PageHeaders, secretHeaders } from './page-headers.ts';
import type { SiteContexts } from './site-context.ts';

interface Deps {
  readonly reader: Pick<SiteReader, 'findPublicPage'>;
  readonly contexts: SiteContexts;
  readonly headers: PageHeaders;
  readonly failed: (error: unknown) => void;
}

type OpenClientSpace = Extract<ClientSpaceVisit['view'], { type: 'open' }>;
type ClientSpaceCards = Extract<ShownClientSpace, { type: 'open' }>['cards'];

/** Renders a client space; for this visitor only, uncached. */
export async function renderClientSpace(
  deps: Deps,
  { language, path, view }: ClientSpaceVisit,
): Promise<RenderedClientSpace> {
  const { contexts, headers, failed } = deps;
  try {
    if (view.type === 'failed') return renderFallback(deps, language, path);
    const site = omitAnalytics(await contexts.current());
    const shows =
      view.type === 'open'
        ? await openClientSpace(deps, view, language, site.settings.studioName)
        : toShownClientSpace(view);
    const html = renderDocument({ type: 'client-space', language, path, shows }, site);
    const status = view.type === 'unknown' ? 404 : 200;
    return {
      html,
      status,
      headers: {
        ...headers(site.settings),
        ...secretHeaders,
        ...(view.type === 'gate' ? headersOfForms : {}),
      },
    };
  } catch (error) {
    failed(error);
    return renderFallback(deps, language, path);
  }
}

function renderFallback({ contexts, headers }: Deps, language: Language, path: string): RenderedClientSpace {
  const site = omitAnalytics(contexts.last());
  const html = renderDocument({ type: 'error', language, path }, site);
  return { html, status: 503, headers: { ...headers(site.settings), ...secretHeaders } };
}

function toShownClientSpace(view: Exclude<ClientSpaceVisit['view'], OpenClientSpace>): ShownClientSpace {
  if (view.type === 'gate') return view;
  return { type: view.type === 'closed' ? 'closed' : 'unknown' };
}

async function openClientSpace(
  { reader }: Deps,
  { clientSpace, pages, seenAt, opens }: OpenClientSpace,
  language: Language,
  studio: string,
): Promise<ShownClientSpace> {
  const cards: ClientSpaceCards[number][] = [];
  for (const { identifier, publishedAt, approvedAt } of pages) {
    const found = await reader.findPublicPage(identifier, opens);
    if (found.type !== 'page' && found.type !== 'unlocked') continue;
    const { page } = found;
    // Summarizes the page's own texts only: the site's description would be repeated below each page.
    const summary = summarizePage(page, { description: '' }, language);
    const { hero } = summary;
    cards.push({
      path: page.path,
      title: summary.title,
      language: summary.language,
      description: summary.description,
      isNew: seenAt !== null && publishedAt !== null && publishedAt > seenAt,
      approvedAt,
      picture: hero === undefined ? undefined : { src: hero, facts: page.media[hero] },
    });
  }
  const { client, greeting, expiresAt: until } = clientSpace;
  const greetingLanguage = (resolveTextLanguage(greeting, language) ?? language) as Language;
  return {
    type: 'open',
    studio,
    client,
    greeting: resolveText(greeting, language),
    greetingLanguage,
    until,
    cards,
  };
}
