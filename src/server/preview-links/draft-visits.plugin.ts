import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { getLanguagePrefix } from '#content/address/site-paths.ts';
import { languages } from '#content/language/language.ts';
import { toClientSpaceLock } from '#server/protection/locks/client-space-lock.repository.ts';
import type { GrantCookies } from '#server/protection/locks/grant-cookies.ts';
import { getAddressKey } from '#server/security/address-key.ts';
import { defaultLimits, type Limits } from '#server/security/limits.ts';
import { createRateLimiter } from '#server/security/rate-limiter.ts';
import { createMemoryStore } from '#server/security/rate-stores.ts';
import type { Storage } from '#server/storage/storage.ts';
import '#server/http/public-host.ts';
import '#server/security/wrong-tries.plugin.ts';
import { findVisit, type RenderDraft, type RenderedDraft } from './draft-visit.ts';
import type { StoredPreviewLink } from './preview-links.repository.ts';
import { getDraftPath } from './preview-token.ts';

interface Options {
  readonly storage: Storage;
  readonly grants: GrantCookies;
  readonly limits?: Limits;
  readonly previewKey: Buffer;
  /** Renders drafts. Only the public site can do that. */
  readonly renderDraft?: RenderDraft | undefined;
}

/** Serves `GET /inzage/{token}` in each language: drafts, for visitors with a link. */
export const draftVisitsPlugin = fp<Options>(
  async (app, options) => {
    if (options.renderDraft) showDrafts(app, options, options.renderDraft);
  },
  { name: 'draft-visits', dependencies: ['access', 'not-found-answers'] },
);

function showDrafts(app: FastifyInstance, options: Options, render: RenderDraft): void {
  const looks = createRateLimiter(createMemoryStore(), options.limits ?? defaultLimits);
  for (const language of languages) {
    app.route<{ Params: { token: string } }>({
      method: ['GET', 'HEAD'],
      url: `${getLanguagePrefix(language)}${getDraftPath(':token')}`,
      config: { access: 'public', isDocument: true },
      handler: async (request, reply) => {
        await looks.take([{ rate: 'draftVisits', key: getAddressKey(request.ip) }], language);
        const { token } = request.params;
        const failed = (error: unknown) => request.log.error({ err: error }, 'a draft could not be opened');
        const visit = await findVisit(options, { token, language, failed });
        if (!visit.link) app.wrongTries.note('secret-link');
        if (visit.link && visit.link !== 'failed') grantFiles(options.grants, visit.link, request, reply);
        return sendDraft(reply, await render(visit));
      },
    });
  }
}

export function sendDraft(reply: FastifyReply, { html, status, headers }: RenderedDraft): FastifyReply {
  return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html);
}

/** Grants access to the draft's files, whose URLs do not contain the token. */
function grantFiles(
  grants: GrantCookies,
  link: StoredPreviewLink,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const lock = toClientSpaceLock(link);
  const { cookie } = request.headers;
  if (!grants.opensClientSpace(cookie, lock))
    reply.header('set-cookie', grants.grantClientSpace(cookie, lock));
}
