import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { computeDigest } from '#server/http/entity-tag.ts';
import { type PreparedAnswer, prepareBytes } from '#server/http/prepared-answer.ts';
import { sendPrepared } from '#server/http/send-prepared.ts';
import type { FrameDocument } from '#site/frames/frames.ts';

interface Options {
  readonly documents: readonly FrameDocument[];
}

/**
 * Serves documents for frames in pages. They are the same for every visitor, so they are prepared with all
 * headers.
 */
export const framesRoutes = fp<Options>(
  async (app, { documents }) => {
    for (const frame of documents) serveFrame(app, frame);
  },
  { name: 'frames', dependencies: ['not-found-answers'] },
);

function serveFrame(app: FastifyInstance, frame: FrameDocument): void {
  const document = prepareFrame(frame);
  app.get(frame.path, { config: { access: 'public' } }, async (request, reply) =>
    sendPrepared(document, request, reply),
  );
}

function prepareFrame({ html, policy }: FrameDocument): PreparedAnswer {
  const headers = {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cache-control': 'public, max-age=3600',
  };
  // The ETag includes the policy, so that a cached document does not keep an old one.
  return prepareBytes(Buffer.from(html), 'text/html; charset=utf-8', headers, computeDigest(html, policy));
}
