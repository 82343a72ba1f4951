/** Why a process cannot start, in a sentence that says what to do: whoever reads it needs no place in our code. */
export class StartError extends Error {
  override name = 'StartError';
}
