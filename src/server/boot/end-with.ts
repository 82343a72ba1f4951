import { ConfigError } from './config.ts';
import { StartError } from './start-error.ts';

/** Says what stopped a process, and ends it. What is wrong with the configuration or the data needs no place in our code. */
export function endWith(error: unknown): never {
  process.stderr.write(`${textOf(error)}\n`);
  process.exit(1);
}

function textOf(error: unknown): string {
  if (error instanceof StartError || error instanceof ConfigError) return error.message;
  return error instanceof Error ? String(error.stack) : String(error);
}
