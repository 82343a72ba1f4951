import { readdirSync, readFileSync } from 'node:fs';
import { residentMegabytes } from './memory.ts';

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Processor time used so far, in ticks of the system. */
  readonly ticks: number;
}

/** A process and all that it has started, by what Linux says; a process that ends meanwhile is left out. */
export function family(pid: number): readonly Process[] {
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

/** Megabytes (10^6 bytes) that a process keeps resident, and with all that it has started. */
export function familyMemory(pid: number): { readonly own: number; readonly all: number } {
  const all = family(pid).reduce((sum, one) => sum + (residentOrNone(one.pid) || 0), 0);
  return { own: residentOrNone(pid), all };
}

function residentOrNone(pid: number): number {
  try {
    return residentMegabytes(pid);
  } catch {
    return 0;
  }
}

function readProcess(pid: number): Process[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may hold anything: fields are counted from behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [{ pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
  } catch {
    return [];
  }
}
