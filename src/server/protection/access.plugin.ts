import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/access.ts';
import { withLanguage } from '#content/address/site-paths.ts';
import type { Language } from '#content/language/language.ts';
import { isIdentifier } from '#content/page/page.ts';
import { AppError } from '#server/http/app-error.ts';
import { type FormError, getFormLanguage, getGateMessage, noteFormError } from '#server/http/form-errors.ts';
import { acceptForms, isForm, isShownToPerson, redirectAfterForm } from '#server/http/html-form.ts';
import type { PreparedAnswer } from '#server/http/prepared-answer.ts';
import { mount } from '#server/http/route.ts';
import { sendPrepared } from '#server/http/send-prepared.ts';
import type { GrantCookies } from '#server/protection/locks/grant-cookies.ts';
import type { LockCheck } from '#server/protection/locks/page-lock.ts';
import type { Limits } from '#server/security/limits.ts';
import type { Vault } from '#server/security/vault.ts';
import type { Storage } from '#server/storage/storage.ts';
import '#server/security/wrong-tries.plugin.ts';
import { createAccessService } from './access.service.ts';

export interface AccessOptions {
  readonly storage: Storage;
  readonly vault: Vault;
  readonly grants: GrantCookies;
  readonly limits?: Limits;
  /** Renders a page's password gate; undefined when it has none. Only the public site can do that. */
  readonly renderGate?: RenderGate | undefined;
}

/** Status 200 when the answer is the gate, another one when it couldn't be rendered. */
export type RenderGate = (issue: GateIssue) => Promise<PreparedAnswer | undefined>;

/** A rejected form, for the gate to explain. */
export interface GateIssue {
  /** The page's identifier. */
  readonly identifier: string;
  readonly language: Language;
  readonly message: string;
}

interface PageAccess {
  /**
   * Returns a function that tells which locks the visitor of a request may pass; undefined without a valid
   * grant.
   */
  opensFor(request: FastifyRequest): LockCheck | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    pageAccess: PageAccess;
  }
}

/** Room for a password of 200 characters in any encoding, as a form or as JSON. */
const maxBodyBytes = 4096;

/**
 * Routes that unlock and lock protected pages. Decorates requests with the check that tells which locks they
 * may pass.
 */
export const accessPlugin = fp<AccessOptions>(
  async (app, options) => {
    const { grants } = options;
    app.decorate('pageAccess', {
      opensFor: ({ headers: { cookie } }) =>
        grants.holdsAny(cookie) ? (lock) => grants.opens(cookie, lock) : undefined,
    });
    await app.register(async (scope) => {
      scope.addHook('onRoute', (route) => {
        route.bodyLimit = maxBodyBytes;
      });
      acceptForms(scope);
      answerFormErrors(scope, options.renderGate);
      mountAccessRoutes(scope, options);
    });
  },
  { name: 'access', dependencies: ['identity', 'not-found-answers', 'wrong-tries'] },
);

function mountAccessRoutes(scope: FastifyInstance, { grants, ...deps }: AccessOptions): void {
  const access = createAccessService(deps);

  mount(scope, endpoints.unlockPage, async ({ params, body, request, reply }) => {
    const { language, password } = body;
    const attempt = { key: params.page, password, language, address: request.ip };
    const { path, lock, known } = await scope.wrongTries.during('page-password', () =>
      access.unlock(attempt),
    );
    const cookies = grants.grant(request.headers.cookie, lock, known);
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    return isForm(request) ? redirectAfterForm(reply, withLanguage(path, language)) : {};
  });

  mount(scope, endpoints.lockPage, async ({ params, body, request, reply }) => {
    const { path, lock } = await access.find(params.page);
    reply.header('set-cookie', grants.revoke(request.headers.cookie, lock));
    return isForm(request) ? redirectAfterForm(reply, withLanguage(path, body.language)) : {};
  });
}

/** Answers rejected forms with the gate that they came from; scripts get the JSON of all errors. */
function answerFormErrors(scope: FastifyInstance, renderGate: RenderGate | undefined): void {
  scope.setErrorHandler(async (error: FormError, request, reply) => {
    const code = error instanceof AppError ? error.code : undefined;
    // Scripts get JSON. So do URLs without a route, since no form of the site sends to them.
    if (!isForm(request) || code === 'route/not-found') throw error;
    if (code === 'auth/foreign-origin' && !isShownToPerson(request)) throw error;
    const identifier = (request.params as { page?: string }).page ?? '';
    if (!isIdentifier(identifier)) throw error;
    const language = getFormLanguage(request);
    // The page was moved, unpublished or never existed. The site's response at its URL explains that.
    if (code === 'page/not-found') return redirectAfterForm(reply, withLanguage(`/${identifier}`, language));
    const message = getGateMessage(error, language);
    const gate = await renderGate?.({ identifier, language, message });
    if (!gate) throw error;
    const status = noteFormError(error, 'a page could not be unlocked', request, reply);
    return sendPrepared({ ...gate, status: gate.status === 200 ? status : gate.status }, request, reply);
  });
}
