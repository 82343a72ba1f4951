import { ApiError } from '#api/client.ts';
import { listSharedFiles } from '#api/endpoints/media.ts';
import { savePage } from '#api/endpoints/pages.ts';
import { listRedirects } from '#api/endpoints/redirects.ts';
import { resolveText, type Translated, toolLanguage } from '#content/language/language.ts';
import { createUrlLookup } from '../../../data/file-url.ts';
import { mediaQuery } from '../../../data/media.ts';
import { pageQuery, pagesQuery, queryClient } from '../../../data/queries.ts';
import { trashQuery } from '../../../data/trash.ts';
import { checkPage } from '../../../page-checks/page-checks.ts';
import { api } from '../../../session/api.ts';
import type { FactLoaders } from './facts.ts';
import { walkPhoneMedia } from './phone-media.ts';
import { createSiteAddresses } from './site-addresses.ts';
import { weighMedia } from './weigh-media.ts';

/** Creates the loaders of facts that checks need, for one page. */
export function createFactLoaders(routeId: string): FactLoaders {
  return {
    async addresses() {
      const [pages, trash, { data: redirects }] = await Promise.all([
        queryClient.fetchQuery(pagesQuery),
        queryClient.fetchQuery(trashQuery),
        api.call(listRedirects, {}),
      ]);
      return createSiteAddresses({
        origin: location.origin,
        pages: pages.map(toNamedPage),
        trashed: trash.map(toNamedPage),
        redirects,
      });
    },
    async weights(tree) {
      const addressOf = createUrlLookup(await queryClient.fetchQuery(mediaQuery));
      const shown = [...walkPhoneMedia(tree, addressOf)];
      return { bytes: await weighMedia(shown.flatMap(({ light, dark }) => [...light, ...dark])), addressOf };
    },
    async sharedFiles() {
      const page = queryClient.getQueryData(pageQuery(routeId).queryKey)?.page;
      return page ? (await api.call(listSharedFiles, { params: { id: page.id } })).data : [];
    },
    async redirectChanges(tree) {
      const page = queryClient.getQueryData(pageQuery(routeId).queryKey)?.page;
      // Publishing changes no address of a published page.
      if (!page || page.status === 'PUBLISHED') return [];
      // The server would refuse to publish; other findings report the missing values.
      if (checkPage(tree).issues.length > 0) return [];
      const input = { params: { identifier: page.id }, body: { status: 'PUBLISHED' } } as const;
      try {
        return (await api.dryRun(savePage, input)).changes.redirects;
      } catch (error) {
        // The server's draft lacks changes that are not saved yet.
        if (error instanceof ApiError && error.code === 'input/not-publishable') return [];
        throw error;
      }
    },
  };
}

function toNamedPage<Page extends { readonly title: Translated; readonly identifier: string }>(page: Page) {
  return { ...page, name: resolveText(page.title, toolLanguage) || page.identifier };
}
