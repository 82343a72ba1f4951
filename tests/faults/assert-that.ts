/** Throws an error with this sentence unless the condition is true. */
export function assertThat(isTrue: boolean, sentence: string): asserts isTrue {
  if (!isTrue) throw new Error(sentence);
}

export const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
