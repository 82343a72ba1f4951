import { setTimeout } from 'node:timers/promises';
import { readyMessage } from '#server/pictures/picture-limits.ts';
import type { TaskRequest } from '#server/pictures/picture-tasks.ts';

/**
 * A picture process on a busy machine. It takes three seconds to start, answers only about a font, and does
 * so immediately.
 */
await setTimeout(3000);
process.on('disconnect', () => process.exit(0));
process.on('message', ({ id, name }: TaskRequest) => {
  if (name === 'inspectFont') process.send?.({ id, value: 'read' });
});
process.send?.(readyMessage);
