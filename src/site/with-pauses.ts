/** Milliseconds of work after which others have their turn. */
const longestTurn = 8;

/** Runs steps to their result, and lets everything else that waits in this process go on in between. */
export async function withPauses<Result>(steps: Generator<unknown, Result>): Promise<Result> {
  let turn = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - turn < longestTurn) continue;
    await new Promise((resolve) => setTimeout(resolve));
    turn = performance.now();
  }
}
