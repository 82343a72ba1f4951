import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The media type of a plain HTML form. */
export const formType = 'application/x-www-form-urlencoded';

/** Lets the routes of a scope take plain HTML forms beside JSON. Of a field sent twice the last one counts. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}

/** True for a browser that shows the answer to a person as it comes. */
export function isForm({ headers }: FastifyRequest): boolean {
  const [type = ''] = (headers['content-type'] ?? '').split(';', 1);
  return type.trim().toLowerCase() === formType;
}

/** True for a form of a browser, to whose person the answer is shown; scripts ask for JSON, or for nothing in particular. */
export function isShownToPerson(request: FastifyRequest): boolean {
  return isForm(request) && (request.headers.accept ?? '').includes('text/html');
}

/** Sends a browser on from what it has just done, so that reloading does not do it again. */
export function seeOther(reply: FastifyReply, path: string): FastifyReply {
  return reply.redirect(path, 303);
}
