const dayMs = 24 * 60 * 60 * 1000;
const hourLength = 'yyyy-mm-ddThh'.length;

/** Automatic snapshots older than a day thin to the last one of each hour. Names those to drop. */
export function snapshotsToDrop(
  snapshots: readonly { id: string; createdAt: string }[],
  now: Date,
): string[] {
  const limit = new Date(now.getTime() - dayMs).toISOString();
  const old = snapshots.filter((snapshot) => snapshot.createdAt < limit);
  const lastOfHour = new Map<string, { id: string; createdAt: string }>();
  for (const snapshot of old) {
    const hour = snapshot.createdAt.slice(0, hourLength);
    const kept = lastOfHour.get(hour);
    if (!kept || kept.createdAt <= snapshot.createdAt) lastOfHour.set(hour, snapshot);
  }
  const kept = new Set([...lastOfHour.values()].map((snapshot) => snapshot.id));
  return old.filter((snapshot) => !kept.has(snapshot.id)).map((snapshot) => snapshot.id);
}
