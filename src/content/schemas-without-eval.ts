import { config } from 'zod';

/**
 * Schemas are read as they stand, not compiled: our policy forbids `eval`, and even asking whether it works is
 * a violation that browsers report. Imported first by whatever runs schemas in a browser.
 */
config({ jitless: true });
