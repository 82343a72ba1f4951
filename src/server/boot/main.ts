import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { beginJournal } from '#server/journal/begin-journal.ts';
import { findPictureWorkerFile } from '#server/pictures/picture-worker-file.ts';
import { type Config, parseConfig } from './config.ts';
import type { OpenedDeps } from './deps.ts';
import { openServer } from './open-site.ts';
import { isPrepared } from './prepare-site.ts';
import { createBuiltPublicSite } from './public-site.ts';
import { requirePorts } from './require-ports.ts';
import { endWith, explainStartFailure } from './start-failure.ts';
import { startServer } from './start-server.ts';
import { formatWelcome, printForPeople, signInLine } from './welcome.ts';

// The built file is in `dist/server`.
const dist = resolve(import.meta.dirname, '..');
const pictureWorker = findPictureWorkerFile(import.meta.dirname);

async function start(): Promise<void> {
  const config = parseConfig(process.env);
  await requirePorts(config);
  try {
    await startSite(config);
    // By default Node writes compiled code when it exits, and not at all if it is killed.
    flushCompileCache();
  } catch (error) {
    // Another program may have taken the port since the first check.
    if ((error as NodeJS.ErrnoException).syscall === 'listen') await requirePorts(config);
    throw explainStartFailure(error, config);
  }
}

async function startSite(config: Config): Promise<void> {
  const deps = await openServer(config, pictureWorker);
  await prepareUnlessPrepared(config, deps);
  await beginJournal(deps.storage);
  const visitors = await createBuiltPublicSite(config, deps, dist);
  await startServer(config, deps, visitors);
  printForPeople(`${formatWelcome(config.publicUrl)}\n`);
}

/** Prints how to sign in if nothing has to be prepared; the preparation prints it otherwise. */
async function prepareUnlessPrepared(config: Config, deps: OpenedDeps): Promise<void> {
  if (await isPrepared(deps)) {
    printForPeople(`\n${signInLine(config.publicUrl, { kind: 'exists' })}`);
    return;
  }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'prepare.js')], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  // The child process has printed the reason.
  if (code !== 0) process.exit(1);
  // The child process has written to the database, and a single server has no change feed.
  await deps.storage.revision.read();
}

start().catch(endWith);
