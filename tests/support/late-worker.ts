import { setTimeout } from 'node:timers/promises';
import { readyMessage } from '#server/pictures/picture-limits.ts';
import type { TaskRequest } from '#server/pictures/picture-tasks.ts';

/** A picture process on a busy machine: it takes three seconds to start, answers a font immediately, and nothing else. */
await setTimeout(3000);
process.on('disconnect', () => process.exit(0));
process.on('message', ({ id, name }: TaskRequest) => {
  if (name === 'inspectFont') process.send?.({ id, value: 'read' });
});
process.send?.(readyMessage);
