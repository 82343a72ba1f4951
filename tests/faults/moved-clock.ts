import { readFileSync } from 'node:fs';

/**
 * Preloaded into a server: shifts its clock by the milliseconds in this file, which may change at runtime.
 */
const file = process.env.MOVED_CLOCK;
if (file === undefined) throw new Error('MOVED_CLOCK names no file');

const RealDate = Date;
const readOffset = () => Number(readFileSync(file, 'utf8'));

class MovedDate extends RealDate {
  constructor(...parts: [] | ConstructorParameters<typeof RealDate>) {
    if (parts.length === 0) super(MovedDate.now());
    else super(...(parts as ConstructorParameters<typeof RealDate>));
  }

  static override now(): number {
    return RealDate.now() + readOffset();
  }
}

globalThis.Date = MovedDate as DateConstructor;
