type TimeUnits = Readonly<Record<'second' | 'seconds' | 'minute' | 'minutes', string>>;

/** Formats a waiting time: in seconds below a minute, otherwise in minutes, rounded up. */
export function formatWait(seconds: number, units: TimeUnits): string {
  if (seconds < 60) return `${seconds} ${seconds === 1 ? units.second : units.seconds}`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} ${minutes === 1 ? units.minute : units.minutes}`;
}
