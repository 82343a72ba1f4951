import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { matchesEtag } from '#server/website/rendered-page.ts';
import { type FrameDocument, frameDocuments } from '#site/frames/frames.ts';

/** The documents that pages show in frames: the same for everybody, with all headers prepared. */
export function framesRoutes(app: FastifyInstance): void {
  for (const frame of frameDocuments) serveFrame(app, frame);
}

export function serveFrame(app: FastifyInstance, frame: FrameDocument): void {
  const headers = headersOf(frame);
  app.get(frame.path, { config: { access: 'public' } }, async (request, reply) => {
    reply.headers(headers);
    if (matchesEtag(request.headers['if-none-match'], headers.etag)) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(frame.html);
  });
}

function headersOf({ html, policy }: FrameDocument) {
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cache-control': 'public, max-age=3600',
    etag: `"${createHash('sha256').update(html).update(policy).digest('base64url').slice(0, 22)}"`,
  };
}
