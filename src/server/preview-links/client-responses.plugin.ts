import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import {
  approveDraft,
  buildCommentAnchor,
  commentOnDraft,
  replyOnDraft,
  resolveOnDraft,
} from '#api/endpoints/draft-responses.ts';
import { withLanguage } from '#content/address/site-paths.ts';
import type { Definitions } from '#content/block/block.ts';
import type { Language } from '#content/language/language.ts';
import { siteWords } from '#i18n/site-words.ts';
import { AppError } from '#server/http/app-error.ts';
import { type FormError, getFormLanguage, noteFormError } from '#server/http/form-errors.ts';
import { acceptForms, isForm, isShownToPerson, redirectAfterForm } from '#server/http/html-form.ts';
import { mount } from '#server/http/route.ts';
import { getAddressKey } from '#server/security/address-key.ts';
import { defaultLimits, type Limits } from '#server/security/limits.ts';
import { createRateLimiter } from '#server/security/rate-limiter.ts';
import { createMemoryStore } from '#server/security/rate-stores.ts';
import type { Storage } from '#server/storage/storage.ts';
import { createClientResponses } from './client-responses.service.ts';
import { type FormIssue, findVisit, type RenderDraft } from './draft-visit.ts';
import { sendDraft } from './draft-visits.plugin.ts';
import { findOpenLink } from './preview-links.repository.ts';
import { getDraftPath, readToken } from './preview-token.ts';
import { createResponseMail, type ResponseMailDeps } from './response-mail.ts';

interface Options extends ResponseMailDeps {
  readonly storage: Storage;
  readonly definitions: Definitions;
  readonly limits?: Limits;
  /** Renders drafts. Only the public site can do that. */
  readonly renderDraft?: RenderDraft | undefined;
}

/** Room for a comment of 2,000 characters in any encoding, as a form or as JSON. */
const maxBodyBytes = 32_768;

/** Message for the log. */
const logMessage = 'a response to a draft could not be saved';

/** Anchor of the responses in the document. */
const place = '#reacties';

/** Routes of comments and approvals by clients, sent by forms or by scripts. */
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
  const responses = createClientResponses({
    ...options,
    tellStudio: createResponseMail(options, scope.log).tellStudio,
  });
  mount(scope, approveDraft, async ({ params: { token }, body, request, reply }) => {
    const { name, version, language } = body;
    await responses.approve({ token, name, version, language, address: request.ip });
    return isForm(request) ? redirectAfterForm(reply, buildReturnPath(token, language)) : {};
  });
  mount(scope, commentOnDraft, async ({ params: { token }, body, request, reply }) => {
    const { name, words, block, email, language } = body;
    const sent = { token, name, words, block, email, language, address: request.ip };
    const id = await responses.comment(sent);
    return isForm(request) ? redirectAfterForm(reply, buildReturnPath(token, language, id)) : {};
  });
  mount(scope, replyOnDraft, async ({ params: { token, remark }, body, request, reply }) => {
    const { name, words, language } = body;
    await responses.reply({ token, remark, name, words, language, address: request.ip });
    return isForm(request) ? redirectAfterForm(reply, buildReturnPath(token, language, remark)) : {};
  });
  mount(scope, resolveOnDraft, async ({ params: { token, remark }, body, request, reply }) => {
    const { done, language } = body;
    await responses.resolve({ token, remark, done: done === 'true', language, address: request.ip });
    return isForm(request) ? redirectAfterForm(reply, buildReturnPath(token, language, remark)) : {};
  });
}

/** Returns the URL path of the draft, at a comment or at the responses. */
function buildReturnPath(token: string, language: Language, comment?: string): string {
  const anchor = comment === undefined ? place : `#${buildCommentAnchor(encodeURIComponent(comment))}`;
  return withLanguage(getDraftPath(encodeURIComponent(token)), language) + anchor;
}

/** Answers rejected forms with the current draft; scripts get the JSON of all errors. */
function answerFormErrors(scope: FastifyInstance, options: Options): void {
  // Each error page is rendered for one request, so error pages are limited like visits to drafts.
  const answers = createRateLimiter(createMemoryStore(), options.limits ?? defaultLimits);
  scope.setErrorHandler(async (error: FormError, request, reply) => {
    const { renderDraft } = options;
    const code = error instanceof AppError ? error.code : undefined;
    if (!renderDraft || !isForm(request)) throw error;
    if (code === 'auth/foreign-origin' && !isShownToPerson(request)) throw error;
    const { token = '' } = request.params as { token?: string };
    const language = (await findLinkLanguage(options, token)) ?? getFormLanguage(request);
    await answers.take([{ rate: 'draftVisits', key: getAddressKey(request.ip) }], language);
    // The page at this URL explains the error.
    if (code === 'preview-link/not-found' || code === 'draft-remark/not-found')
      return redirectAfterForm(reply, buildReturnPath(token, language));
    const status = noteFormError(error, logMessage, request, reply);
    const failed = (why: unknown) => request.log.error({ err: why }, logMessage);
    const issue = describeIssue(error, request, language);
    const rendered = await renderDraft(await findVisit(options, { token, language, issue, failed }));
    return sendDraft(reply, { ...rendered, status: rendered.status === 200 ? status : rendered.status });
  });
}

const spoken = new Set<string>([
  'draft/no-name',
  'draft/no-email',
  'draft/no-words',
  'draft/changed',
  'draft/full',
  'limit/reached',
  'auth/foreign-origin',
]);

/**
 * Explains a rejected form to the client. For other errors, the message says only that the request failed.
 */
function describeIssue(error: FormError, request: FastifyRequest, language: Language): FormIssue {
  const code = error instanceof AppError ? error.code : undefined;
  const isTooLong = code === 'input/invalid' || error.statusCode === 413;
  const say = siteWords[language].responseErrors;
  const readField = (name: string, most: number) => {
    const value = (request.body as Readonly<Record<string, unknown>> | undefined)?.[name];
    return typeof value === 'string' ? value.slice(0, most) : '';
  };
  const { remark = '' } = request.params as { remark?: string };
  return {
    form:
      remark !== ''
        ? 'reply'
        : request.routeOptions.url === `/api${approveDraft.path}`
          ? 'approval'
          : 'comment',
    comment: remark,
    email: readField('email', 200),
    message: code && spoken.has(code) ? error.message : isTooLong ? say.tooLong : say.failed,
    name: readField('name', 200),
    words: readField('words', 5000),
    block: readField('block', 200),
  };
}

/**
 * Finds the language of errors that occur before the body is parsed. Returns undefined for an unknown link,
 * and when storage fails.
 */
async function findLinkLanguage(
  { storage, previewKey }: Options,
  token: string,
): Promise<Language | undefined> {
  const read = readToken(token, previewKey);
  const link = read && (await findOpenLink(storage.db, read.id).catch(() => undefined));
  return link?.language;
}
