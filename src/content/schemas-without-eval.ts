import { config } from 'zod';

/**
 * Zod interprets schemas instead of compiling them: the Content-Security-Policy forbids `eval`, and even
 * probing for it is reported as a violation. Import this first in browser code that uses schemas.
 */
config({ jitless: true });
