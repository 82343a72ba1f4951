import sharp from 'sharp';
import { FontError } from './fonts/font-limits.ts';
import { outOfMemoryCode, PictureError } from './picture-limits.ts';
import { pictureTasks, type TaskAnswer, type TaskRequest } from './picture-tasks.ts';

const memoryCheckMs = 50;

/**
 * Performs what the server sends, until it is gone or has no more work.
 *
 * @param maxMemory bytes that this process may hold
 */
export function takePictureTasks(maxMemory: number): void {
  // Nothing is asked twice here, and kept results would be memory.
  sharp.cache(false);
  // Decoding runs beside this thread, so it can look on. A picture that needs more than there is may not take the
  // server with it, and the machine's own way out of memory may choose any process.
  setInterval(() => {
    if (process.memoryUsage.rss() < maxMemory) return;
    process.stderr.write('The picture process ended itself: a picture needed too much memory.\n');
    process.exit(outOfMemoryCode);
  }, memoryCheckMs).unref();
  process.on('disconnect', () => process.exit(0));
  process.on('message', async (request: TaskRequest) => {
    const answer: TaskAnswer = { id: request.id, ...(await perform(request)) };
    // Without somebody to take it, it is nobody's: the server is gone, and `disconnect` follows.
    process.send?.(answer, undefined, undefined, () => {});
  });
}

async function perform({ name, input }: TaskRequest) {
  const task = pictureTasks[name] as (...input: readonly unknown[]) => Promise<unknown>;
  try {
    return { value: await task(...input) };
  } catch (error) {
    if (error instanceof PictureError || error instanceof FontError) return { issue: error.message };
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
