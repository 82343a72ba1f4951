import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

// Run by `node --import`: writes every module that a process loads into a file, a line for each, with the process that
// loaded it. Modules of the libraries count as well, and what is required as well as what is imported.
const file = process.env.RECORD_MODULES ?? '';

registerHooks({
  load(url, context, nextLoad) {
    appendFileSync(file, `${process.pid} ${url}\n`);
    return nextLoad(url, context);
  },
});
