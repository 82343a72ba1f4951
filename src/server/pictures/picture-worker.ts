import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * The process that decodes and encodes pictures, started by `picture-process.ts` and ended by it, so that the
 * server never loads the decoders and what they hold in memory goes back to the machine.
 */
const [niceness = 0, maxMemory = 0] = process.argv.slice(2).map(Number);
if (niceness > 0) {
  setPriority(niceness);
  standBackAsSession(niceness);
}

/** On Linux with autogroups a session has a niceness of its own (`sched(7)`), which decides before that of its processes does. */
function standBackAsSession(niceness: number): void {
  try {
    writeFileSync('/proc/self/autogroup', String(niceness));
  } catch {
    // Another system, or one that shares out between processes: there the niceness of the process is enough.
  }
}

// Loaded only now: threads have the priority of whoever starts them, and the decoders start theirs when they are loaded.
const { takePictureTasks } = await import('./take-picture-tasks.ts');
takePictureTasks(maxMemory);
