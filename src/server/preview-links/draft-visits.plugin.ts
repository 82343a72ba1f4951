import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type Language, languages } from '#content/language.ts';
import { prefixOf } from '#content/site-paths.ts';
import { tooOften } from '#server/http/too-often.ts';
import { defaultLimits, type Limits } from '#server/limits/limits.ts';
import type { GrantCookies } from '#server/locks/grant-cookies.ts';
import { toRoomLock } from '#server/locks/room-lock.repository.ts';
import { addressKey, createTryLimit } from '#server/security/try-limit.ts';
import type { Storage } from '#server/storage/storage.ts';
import { findOpenLink, type StoredPreviewLink } from './preview-links.repository.ts';
import { draftPath, readToken } from './preview-token.ts';

interface Options {
  readonly storage: Storage;
  readonly grants: GrantCookies;
  readonly limits?: Limits;
  readonly previewKey: Buffer;
  /** Renders drafts. The visitors' side alone can do that. */
  readonly renderDraft?: RenderDraft | undefined;
}

export type RenderDraft = (visit: DraftVisit) => Promise<RenderedDraft>;

export interface DraftVisit {
  readonly language: Language;
  /** The link's address without language prefix. */
  readonly path: string;
  /** Undefined for a link that opens nothing; `failed` where nobody could look. */
  readonly link: Pick<StoredPreviewLink, 'pageId' | 'expiresAt'> | 'failed' | undefined;
}

export interface RenderedDraft {
  readonly html: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** `GET /inzage/{token}`, in each language: drafts, for whoever has a link. */
export const draftVisitsPlugin = fp<Options>(
  async (app, options) => {
    if (options.renderDraft) showDrafts(app, options, options.renderDraft);
  },
  { name: 'draft-visits', dependencies: ['access', 'not-found-answers'] },
);

function showDrafts(app: FastifyInstance, options: Options, render: RenderDraft): void {
  const { draftVisits } = options.limits ?? defaultLimits;
  const tries = createTryLimit({ tries: draftVisits, windowMs: 60_000 });
  for (const language of languages) {
    app.route<{ Params: { token: string } }>({
      method: ['GET', 'HEAD'],
      url: `${prefixOf(language)}${draftPath(':token')}`,
      config: { access: 'public' },
      handler: async (request, reply) => {
        const retryAfter = tries.take(addressKey(request.ip));
        if (retryAfter !== undefined) throw tooOften(retryAfter, language);
        const { token } = request.params;
        const link = await openLink(options, token, language).catch((error: unknown) => {
          request.log.error({ err: error }, 'a draft could not be opened');
          return 'failed' as const;
        });
        if (link && link !== 'failed') letFilesIn(options.grants, link, request, reply);
        const { html, status, headers } = await render({ language, path: draftPath(token), link });
        return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html);
      },
    });
  }
}

/** Undefined for a link that never was, is revoked, is over or is for another language: nobody learns which. */
async function openLink(
  { storage, previewKey }: Options,
  token: string,
  language: Language,
): Promise<StoredPreviewLink | undefined> {
  const read = readToken(token, previewKey);
  // Asked for what nobody signed as well: a refusal takes as long.
  const link = await findOpenLink(storage.db, read?.id ?? '');
  if (!read || !link || link.language !== language) return undefined;
  const until = Math.min(read.until, Date.parse(link.expiresAt));
  return storage.now().getTime() < until ? link : undefined;
}

/** The files of a draft are asked for without its address. */
function letFilesIn(
  grants: GrantCookies,
  link: StoredPreviewLink,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const lock = toRoomLock(link);
  const { cookie } = request.headers;
  if (!grants.opensRoom(cookie, lock)) reply.header('set-cookie', grants.grantRoom(cookie, lock));
}
