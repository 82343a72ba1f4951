import type { FastifyInstance } from 'fastify';
import type { Posters } from '#server/media/films/posters.service.ts';
import { expectOlderPosters } from '#server/pages/content/expect-older-posters.ts';
import type { PageDeps } from '#server/pages/store/page-deps.ts';

/** How soon after a save its posters are asked for. */
const everyMs = 5_000;
const dayMs = 24 * 60 * 60 * 1000;

interface Deps extends Pick<PageDeps, 'storage' | 'definitions'> {
  readonly posters: Posters;
}

/** Fetches the pictures of posts on other sites for as long as the server runs. What it cannot have disturbs nobody. */
export function keepPosters(app: FastifyInstance, deps: Deps): void {
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  const run = (work: () => Promise<void>) => {
    running ??= work()
      .catch((error: unknown) => app.log.error({ err: error }, 'posters of embeds could not be kept'))
      .finally(() => {
        running = undefined;
      });
  };
  const fetchDue = async () => {
    const missed = await deps.posters.fetchDue(closing.signal);
    if (missed.length > 0) app.log.debug({ missed }, 'some posters of embeds are asked for again later');
  };
  const timers = [
    setInterval(() => run(fetchDue), everyMs),
    setInterval(() => run(() => deps.posters.sweep()), dayMs),
  ];
  for (const timer of timers) timer.unref();
  app.addHook('onReady', async () =>
    run(async () => {
      await expectOlderPosters(deps);
      await deps.posters.sweep();
      await fetchDue();
    }),
  );
  app.addHook('preClose', async () => {
    for (const timer of timers) clearInterval(timer);
    closing.abort();
    await running;
  });
}
