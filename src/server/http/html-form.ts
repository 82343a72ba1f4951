import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Media type of an HTML form. */
export const formType = 'application/x-www-form-urlencoded';

/** Accepts HTML forms beside JSON in a scope. If a field is repeated, the last value counts. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}

/** True for requests of HTML forms. */
export function isForm({ headers }: FastifyRequest): boolean {
  const [type = ''] = (headers['content-type'] ?? '').split(';', 1);
  return type.trim().toLowerCase() === formType;
}

/** True for an HTML form whose response the browser shows; scripts accept JSON or anything. */
export function isShownToPerson(request: FastifyRequest): boolean {
  return isForm(request) && (request.headers.accept ?? '').includes('text/html');
}

/** Redirects by 303 after a form, so that reloading does not submit it again. */
export function redirectAfterForm(reply: FastifyReply, path: string): FastifyReply {
  return reply.redirect(path, 303);
}
