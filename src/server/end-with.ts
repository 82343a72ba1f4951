import { ConfigError } from './config.ts';

/** Says what stopped a process, and ends it. What is wrong with the configuration needs no place in our code. */
export function endWith(error: unknown): never {
  const text = error instanceof ConfigError || !(error instanceof Error) ? String(error) : error.stack;
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
