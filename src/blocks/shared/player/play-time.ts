/** Formats seconds as `m:ss`, or `h:mm:ss` from an hour on. */
export function formatPlayTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const formatTwoDigits = (value: number) => String(value % 60).padStart(2, '0');
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes}:${formatTwoDigits(whole)}`;
  return `${Math.floor(minutes / 60)}:${formatTwoDigits(minutes)}:${formatTwoDigits(whole)}`;
}

/** Seconds that an arrow key moves: a fiftieth of the video. */
export const getKeyStep = (duration: number): string =>
  String(Math.max(0.01, Math.round(duration * 2) / 100));
