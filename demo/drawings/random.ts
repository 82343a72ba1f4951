/** Seeded random numbers. The same seed always gives the same picture. */
export interface Random {
  next(): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + (high - low) * next();
  return { next, between, whole: (low, high) => Math.floor(between(low, high + 1)) };
}

/** Returns a smooth curve between about -1 and 1 that never quite repeats. */
export function wander(seed: number): (position: number) => number {
  const random = seededRandom(seed);
  const waves = [1, 2.3, 3.9, 6.7].map((rate) => ({
    rate,
    phase: random.between(0, 6.28),
    height: 0.9 / rate ** 0.8,
  }));
  const total = waves.reduce((sum, wave) => sum + wave.height, 0);
  return (position) =>
    waves.reduce((sum, wave) => sum + wave.height * Math.sin(position * wave.rate * 6.283 + wave.phase), 0) /
    total;
}
