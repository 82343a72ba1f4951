import type { FastifyInstance } from 'fastify';
import type { PageDeps } from '#server/pages/store/page-deps.ts';
import { runSchedule } from '#server/pages/visibility/run-schedule.ts';

/** How often it is looked at: nobody notices a page that comes so much later. */
const everyMs = 5_000;

/** Does what is due for as long as the server runs, and at its start what was missed. */
export function keepSchedule(app: FastifyInstance, deps: Pick<PageDeps, 'storage' | 'definitions'>): void {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= runSchedule(deps)
      .catch((error: unknown) => app.log.error({ err: error }, 'what is due could not be done'))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  app.addHook('onReady', async () => run());
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
}
