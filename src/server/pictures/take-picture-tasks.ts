import sharp from 'sharp';
import { FontError } from './fonts/font-limits.ts';
import { outOfMemoryCode, PictureError, readyMessage } from './picture-limits.ts';
import { pictureTasks, type TaskAnswer, type TaskRequest } from './picture-tasks.ts';

const memoryCheckMs = 50;

/**
 * Runs tasks from the server until it exits or releases this process.
 *
 * @param maxMemory limit of resident memory, in bytes
 */
export function takePictureTasks(maxMemory: number): void {
  // No task repeats, so cached results would only take memory.
  sharp.cache(false);
  // Decoding runs on other threads, so this timer can observe it. An image must not exhaust the machine,
  // whose OOM killer may choose any process.
  setInterval(() => {
    if (process.memoryUsage.rss() < maxMemory) return;
    process.stderr.write('The image process ended: an image needed too much memory.\n');
    process.exit(outOfMemoryCode);
  }, memoryCheckMs).unref();
  process.on('disconnect', () => process.exit(0));
  process.on('message', async (request: TaskRequest) => {
    const answer: TaskAnswer = { id: request.id, ...(await perform(request)) };
    // If sending fails, the server is gone and `disconnect` follows.
    process.send?.(answer, undefined, undefined, () => {});
  });
  process.send?.(readyMessage, undefined, undefined, () => {});
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
