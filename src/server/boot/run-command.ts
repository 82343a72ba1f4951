import { resolve } from 'node:path';
import { type Config, parseConfig } from './config.ts';
import { requireSite } from './require-site.ts';
import { startFailureOf } from './start-failure.ts';

/**
 * Runs a command of a site that is there, prints its answer on stdout, and ends with 0. Any failure is a sentence on stderr, and
 * ends with 1.
 */
export function runCommand(work: (config: Config) => Promise<string>): Promise<void> {
  return runCommandAnywhere(async (config) => {
    await requireSite(config);
    return work(config);
  });
}

/** The same for a command that decides itself what there has to be. */
export async function runCommandAnywhere(work: (config: Config) => Promise<string>): Promise<void> {
  try {
    const config = parseConfig(process.env);
    const answer = await work(config).catch((error: unknown) => {
      throw startFailureOf(error, config);
    });
    process.stdout.write(answer.endsWith('\n') ? answer : `${answer}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}

/** A path in an argument, relative to where the command was given: npm and `deploy/vitrine` go elsewhere before they run it. */
export function resolveArgument(path: string): string {
  return resolve(process.env.INIT_CWD ?? '', path);
}
