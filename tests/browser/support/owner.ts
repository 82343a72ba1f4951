/** The owner that the browser tests sign in as. */
export const owner = { email: 'owner@studio.example', password: 'quiet-paper-and-ink' };
