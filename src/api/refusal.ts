/** An error that the client can detect by itself, identical to the server's. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}
