/** An error that needs no server to be known, as the server would answer it. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}
