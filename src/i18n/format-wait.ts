type TimeUnits = Readonly<Record<'second' | 'seconds' | 'minute' | 'minutes', string>>;

/** A wait with its unit: seconds below a minute, else minutes, rounded up. */
export function formatWait(seconds: number, units: TimeUnits): string {
  if (seconds < 60) return `${seconds} ${seconds === 1 ? units.second : units.seconds}`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} ${minutes === 1 ? units.minute : units.minutes}`;
}
