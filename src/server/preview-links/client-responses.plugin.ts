import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { approveDraft, remarkOnDraft } from '#api/endpoints/draft-responses.ts';
import { withLanguage } from '#content/address/site-paths.ts';
import type { Definitions } from '#content/block/block.ts';
import type { Language } from '#content/language/language.ts';
import { siteWords } from '#i18n/site-words.ts';
import { AppError } from '#server/http/app-error.ts';
import { type FormError, getFormLanguage, noteFormError } from '#server/http/form-errors.ts';
import { acceptForms, isForm, isShownToPerson, redirectAfterForm } from '#server/http/html-form.ts';
import { mount } from '#server/http/route.ts';
import { addressKey } from '#server/security/address-key.ts';
import { defaultLimits, type Limits } from '#server/security/limits.ts';
import { createRateLimiter } from '#server/security/rate-limiter.ts';
import { createMemoryStore } from '#server/security/rate-stores.ts';
import type { Storage } from '#server/storage/storage.ts';
import { createClientResponses } from './client-responses.service.ts';
import { type FormIssue, findVisit, type RenderDraft } from './draft-visit.ts';
import { sendDraft } from './draft-visits.plugin.ts';
import { findOpenLink } from './preview-links.repository.ts';
import { draftPath, readToken } from './preview-token.ts';

interface Options {
  readonly storage: Storage;
  readonly definitions: Definitions;
  readonly previewKey: Buffer;
  readonly limits?: Limits;
  /** Renders drafts. The visitors' side alone can do that. */
  readonly renderDraft?: RenderDraft | undefined;
}

/** A remark of 2,000 characters in any writing, as a form or as JSON, and something to spare. */
const maxBodyBytes = 32_768;

/** For the log. */
const notTaken = 'a response to a draft could not be saved';

/** Where the responses stand in the document. */
const place = '#reacties';

/** What clients say of a draft: as forms of its page, or by scripts. */
export const clientResponsesPlugin = fp<Options>(
  async (app, options) => {
    await app.register(async (scope) => {
      scope.addHook('onRoute', (route) => {
        route.bodyLimit = maxBodyBytes;
      });
      acceptForms(scope);
      answerFormErrors(scope, options);
      takeResponses(scope, options);
    });
  },
  { name: 'client-responses', dependencies: ['access', 'not-found-answers'] },
);

function takeResponses(scope: FastifyInstance, options: Options): void {
  const responses = createClientResponses(options);
  mount(scope, approveDraft, async ({ params: { token }, body, request, reply }) => {
    const { name, version, language } = body;
    await responses.approve({ token, name, version, language, address: request.ip });
    return isForm(request) ? redirectAfterForm(reply, backTo(token, language)) : {};
  });
  mount(scope, remarkOnDraft, async ({ params: { token }, body, request, reply }) => {
    const { name, words, block, language } = body;
    await responses.remark({ token, name, words, block, language, address: request.ip });
    return isForm(request) ? redirectAfterForm(reply, backTo(token, language)) : {};
  });
}

function backTo(token: string, language: Language): string {
  return withLanguage(draftPath(encodeURIComponent(token)), language) + place;
}

/** Errors of forms go back to the person as the draft they came from, as it is now; scripts get the JSON of all errors. */
function answerFormErrors(scope: FastifyInstance, options: Options): void {
  // Each is rendered for its sender alone, as looks at drafts are.
  const answers = createRateLimiter(createMemoryStore(), options.limits ?? defaultLimits);
  scope.setErrorHandler(async (error: FormError, request, reply) => {
    const { renderDraft } = options;
    const code = error instanceof AppError ? error.code : undefined;
    if (!renderDraft || !isForm(request)) throw error;
    if (code === 'auth/foreign-origin' && !isShownToPerson(request)) throw error;
    const { token = '' } = request.params as { token?: string };
    const language = (await languageOfLink(options, token)) ?? getFormLanguage(request);
    await answers.take([{ rate: 'draftVisits', key: addressKey(request.ip) }], language);
    // What stands there says it.
    if (code === 'preview-link/not-found') return redirectAfterForm(reply, backTo(token, language));
    const status = noteFormError(error, notTaken, request, reply);
    const failed = (why: unknown) => request.log.error({ err: why }, notTaken);
    const issue = issueOf(error, request, language);
    const rendered = await renderDraft(await findVisit(options, { token, language, issue, failed }));
    return sendDraft(reply, { ...rendered, status: rendered.status === 200 ? status : rendered.status });
  });
}

const spoken = new Set<string>([
  'draft/no-name',
  'draft/no-words',
  'draft/changed',
  'draft/full',
  'limit/reached',
  'auth/foreign-origin',
]);

/** The sentences are for the client; of everything else they need to know only that it failed. */
function issueOf(error: FormError, request: FastifyRequest, language: Language): FormIssue {
  const code = error instanceof AppError ? error.code : undefined;
  const isTooLong = code === 'input/invalid' || error.statusCode === 413;
  const say = siteWords[language].responseErrors;
  const text = (name: string, most: number) => {
    const value = (request.body as Readonly<Record<string, unknown>> | undefined)?.[name];
    return typeof value === 'string' ? value.slice(0, most) : '';
  };
  return {
    form: request.routeOptions.url === `/api${approveDraft.path}` ? 'approval' : 'remark',
    message: code && spoken.has(code) ? error.message : isTooLong ? say.tooLong : say.failed,
    name: text('name', 200),
    words: text('words', 5000),
    block: text('block', 200),
  };
}

/** Some errors come before there is a body. Undefined for a link that is none, and where nobody can look. */
async function languageOfLink(
  { storage, previewKey }: Options,
  token: string,
): Promise<Language | undefined> {
  const read = readToken(token, previewKey);
  const link = read && (await findOpenLink(storage.db, read.id).catch(() => undefined));
  return link?.language;
}
