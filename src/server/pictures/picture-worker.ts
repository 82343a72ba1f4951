import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Entry of the process that decodes and encodes images. `picture-process.ts` starts and ends it, so that
 * the server never loads the decoders, and their memory returns to the machine.
 */
const [niceness = 0, maxMemory = 0] = process.argv.slice(2).map(Number);
if (niceness > 0) {
  setPriority(niceness);
  setSessionNiceness(niceness);
}

/**
 * Sets the niceness of the session. On Linux with autogroups (`sched(7)`) it takes precedence over that of
 * processes.
 */
function setSessionNiceness(niceness: number): void {
  try {
    writeFileSync('/proc/self/autogroup', String(niceness));
  } catch {
    // The system has no autogroups, so the niceness of the process is enough.
  }
}

// The import comes after the niceness, which threads inherit: decoders start their threads when loaded.
const { takePictureTasks } = await import('./take-picture-tasks.ts');
takePictureTasks(maxMemory);
