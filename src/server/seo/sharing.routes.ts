import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { parseSitePath } from '#content/address/site-paths.ts';
import { AppError } from '#server/http/app-error.ts';
import { isTagListed } from '#server/http/entity-tag.ts';
import { pictureHeaders } from '#server/media/serve/serve-media.ts';
import { publicCaching } from '#server/media/store/media-caching.ts';
import type { SiteReader } from '#server/pages/site/read-site.ts';
import { type PageSource, resolvePage } from '#server/website/resolve-page.ts';
import {
  findHeroFocalPoint,
  pageOfSharingPicture,
  sharingPictureAddress,
  summarizePage,
} from '#site/render.tsx';
import { getResolvedTokens } from '#tokens/resolve-tokens.ts';
import type { SharingPictures } from './sharing-pictures.ts';

interface Options {
  readonly reader: PageSource & Pick<SiteReader, 'settings'>;
  readonly pictures: SharingPictures;
}

/**
 * Serves `GET /og/{page}.{fingerprint}.jpg`: a page's sharing picture, for public pages. Another fingerprint
 * or none redirects to the current one, so that shared links keep their picture.
 */
export const sharingRoutes = fp<Options>(
  async (app, options) => {
    app.route({
      method: ['GET', 'HEAD'],
      url: '/og/*',
      config: { access: 'public' },
      handler: (request, reply) => answer(options, request, reply),
    });
  },
  { name: 'sharing', dependencies: ['not-found-answers'] },
);

async function answer(
  { reader, pictures }: Options,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // The answer is not cached until the page is known to be public; errors keep this header.
  reply.headers({ ...pictureHeaders, 'cache-control': 'no-store' });
  const [asked = ''] = request.url.split('?', 1);
  const pagePath = pageOfSharingPicture(asked);
  if (pagePath === undefined) throw new AppError('media/not-found');
  const site = parseSitePath(pagePath);
  const outcome = await resolvePage(reader, site);
  if (outcome.type !== 'page') throw new AppError('media/not-found');

  const settings = await reader.settings();
  const summary = summarizePage(outcome.page, settings, site.language);
  const address = sharingPictureAddress(outcome.page, summary, settings);
  if (asked !== address) return reply.header('cache-control', 'no-cache').redirect(address, 302);

  const etag = `"${address}"`;
  if (isTagListed(request.headers['if-none-match'], etag)) {
    return reply.code(304).headers({ 'cache-control': publicCaching, etag }).send();
  }
  const { media } = outcome.page;
  const focalPoint = findHeroFocalPoint(media, summary.hero);
  const bytes = await pictures.get({
    address,
    summary,
    focalPoint,
    studioName: settings.studioName,
    tokens: getResolvedTokens(settings.designTokens),
  });
  return reply.headers({ 'cache-control': publicCaching, etag }).type('image/jpeg').send(bytes);
}
