import fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Posters } from '#server/media/posters.service.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import { testDefinitions } from '../../../tests/support/test-definitions.ts';
import { jobsPlugin } from './jobs.plugin.ts';
import { createPosterJob } from './site-jobs.ts';

it('the poster job starts with the server and is aborted when the server closes', async () => {
  const storage = openDatabase({ kind: 'sqlite', file: ':memory:' });
  await storage.migrate();
  const begun = Promise.withResolvers<void>();
  const did: string[] = [];
  const app = fastify();
  await app.register(jobsPlugin, { storage });
  const posters: Posters = {
    async sweep() {
      did.push('swept');
    },
    async fetchDue(signal) {
      did.push('asked');
      begun.resolve();
      await new Promise((aborted) => signal.addEventListener('abort', aborted));
      did.push('left off');
      return [];
    },
  };
  app.jobs.add(createPosterJob({ storage, definitions: testDefinitions, posters }, app.log));
  await app.ready();
  await begun.promise;
  await app.close();
  expect(did).toEqual(['swept', 'asked', 'left off']);
  await storage.close();
});

it('the poster job logs unavailable posters in one debug line', async () => {
  const storage = openDatabase({ kind: 'sqlite', file: ':memory:' });
  await storage.migrate();
  const lines: string[] = [];
  const app = fastify({
    logger: { level: 'debug', stream: { write: (line: string) => void lines.push(line) } },
  });
  const missed = [{ url: '/media/embed-vimeo-1/poster', reason: 'no network' }];
  await app.register(jobsPlugin, { storage });
  const posters: Posters = { sweep: async () => {}, fetchDue: async () => missed };
  app.jobs.add(createPosterJob({ storage, definitions: testDefinitions, posters }, app.log));
  await app.ready();
  await app.close();
  const told = lines.map((line) => JSON.parse(line) as { level: number; msg: string; missed?: unknown });
  expect(told.filter((line) => line.missed)).toEqual([
    expect.objectContaining({
      level: 20,
      missed,
      msg: 'some posters of embeds are not available yet and are retried later',
    }),
  ]);
  await storage.close();
});
