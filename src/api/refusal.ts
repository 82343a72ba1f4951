/** An error that the client can detect without the server, identical to the server's. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}
