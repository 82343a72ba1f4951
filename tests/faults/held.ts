/** Fails a walk with what was found instead. */
export function hold(isTrue: boolean, sentence: string): asserts isTrue {
  if (!isTrue) throw new Error(sentence);
}

export const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
