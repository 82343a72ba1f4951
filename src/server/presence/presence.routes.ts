import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { streamType } from '#api/endpoint.ts';
import { setPresence, watchPresence } from '#api/endpoints/presence.ts';
import { requireUser } from '#server/http/person.ts';
import { type Call, mount } from '#server/http/route.ts';
import { requirePage } from '#server/pages/store/page-deps.ts';
import type { Limits } from '#server/security/limits.ts';
import type { Storage } from '#server/storage/storage.ts';
import { PresenceHub } from './presence-hub.ts';
import { presenceLimits } from './presence-limits.ts';

/** Routes of presence. Streams end with their session and with the server. */
export const presenceRoutes = fp<{ readonly storage: Storage; readonly limits?: Limits }>(
  async (app, { storage, limits }) => {
    const hub = new PresenceHub({
      ...(limits && { limits }),
      broadcast: storage.broadcast,
      now: Date.now,
      onError: (error) => app.log.warn({ err: error }, 'presence could not be sent to other servers'),
    });
    app.jobs.add({
      name: 'presence',
      firstAfterMs: presenceLimits.beat,
      everyMs: presenceLimits.beat,
      failure: 'presence was not told to other servers',
      run: async () => hub.beat(),
    });
    app.addHook('preClose', async () => hub.close());

    mount(app, watchPresence, async (call) => {
      const { id: pageId } = await requirePage(storage.db, call.params.id);
      return openStream(hub, call, pageId);
    });
    mount(app, setPresence, async ({ params, body, viewer }) => {
      const { id: pageId } = await requirePage(storage.db, params.id);
      hub.move({ ...body, pageId, userId: requireUser(viewer).id });
      return {};
    });
  },
  { name: 'presence', dependencies: ['identity', 'jobs', 'not-found-answers'] },
);

function openStream(
  hub: PresenceHub,
  { query, viewer, request, reply }: Call<typeof watchPresence>,
  pageId: string,
): FastifyReply {
  const stream = new PassThrough();
  const { id: userId, name } = requireUser(viewer);
  const leave = hub.enter({
    pageId,
    userId,
    name,
    tab: query.tab,
    told: (people) => void stream.write(`${JSON.stringify({ people })}\n`),
    end: () => void stream.end(),
  });
  // An empty line tells both ends that the other one is there. An expired token ends the stream as well; the
  // client reconnects with a new one if still signed in.
  const beat = setInterval(async () => {
    const lives = await request.server.isStillSignedIn(request).catch(() => true);
    if (lives) stream.write('\n');
    else stream.end();
  }, presenceLimits.beat);
  const unwatch = request.server.whileSignedIn(request, () => stream.end());
  const stop = () => {
    clearInterval(beat);
    unwatch();
    leave();
  };
  stream.once('close', stop);
  reply.raw.once('close', () => stream.destroy());
  return (
    reply
      // Buffering proxies would hold the stream back forever.
      .header('x-accel-buffering', 'no')
      // A closing server ends the stream, and must not wait for further requests on its connection.
      .header('connection', 'close')
      .type(streamType)
      .send(stream)
  );
}
