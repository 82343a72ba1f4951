import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

// Runs by `node --import`. Appends a line to a file for every module that a process loads, with the process's
// id. Includes modules of libraries, and both `require` and `import`.
const file = process.env.RECORD_MODULES ?? '';

registerHooks({
  load(url, context, nextLoad) {
    appendFileSync(file, `${process.pid} ${url}\n`);
    return nextLoad(url, context);
  },
});
