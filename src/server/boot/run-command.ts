import { resolve } from 'node:path';
import { type Config, parseConfig } from './config.ts';
import { requireSite } from './require-site.ts';
import { explainStartFailure } from './start-failure.ts';

/**
 * Runs a command on an existing site, prints its result on stdout and exits with 0. Prints failures as a
 * sentence on stderr and exits with 1.
 */
export function runCommand(work: (config: Config) => Promise<string>): Promise<void> {
  return runCommandAnywhere(async (config) => {
    await requireSite(config);
    return work(config);
  });
}

/** Runs a command that checks itself whether a site must exist. */
export async function runCommandAnywhere(work: (config: Config) => Promise<string>): Promise<void> {
  try {
    const config = parseConfig(process.env);
    const answer = await work(config).catch((error: unknown) => {
      throw explainStartFailure(error, config);
    });
    process.stdout.write(answer.endsWith('\n') ? answer : `${answer}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}

/**
 * Resolves an argument relative to the user's folder: npm and `deploy/vitrine` change it before they run a
 * command.
 */
export function resolveArgument(path: string): string {
  return resolve(process.env.INIT_CWD ?? '', path);
}
