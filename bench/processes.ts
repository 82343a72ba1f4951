import { readdirSync, readFileSync } from 'node:fs';
import { readResidentMegabytes } from './memory.ts';

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Processor time used so far, in clock ticks. */
  readonly ticks: number;
}

/** Returns a process and its descendants from `/proc`. Omits processes that end during the call. */
export function listProcessTree(pid: number): readonly Process[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)));
  const within = new Set([pid]);
  for (let known = 0; known < within.size; ) {
    known = within.size;
    for (const one of all) if (within.has(one.parent)) within.add(one.pid);
  }
  return all.filter((one) => within.has(one.pid));
}

/** Returns the resident megabytes (10^6 bytes) of a process, and including its descendants. */
export function measureProcessTree(pid: number): { readonly own: number; readonly all: number } {
  const all = listProcessTree(pid).reduce((sum, one) => sum + (readResident(one.pid) || 0), 0);
  return { own: readResident(pid), all };
}

function readResident(pid: number): number {
  try {
    return readResidentMegabytes(pid);
  } catch {
    return 0;
  }
}

function readProcess(pid: number): Process[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in parentheses and may contain spaces and parentheses, so fields are counted after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [{ pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
  } catch {
    return [];
  }
}
