import type { Storage } from './storage.ts';

const patienceMs = 2000;

/** True if the database answers within two seconds; its error otherwise goes to `onIssue`. */
export async function isDatabaseReachable(
  storage: Pick<Storage, 'ping'>,
  onIssue: (error: unknown) => void,
): Promise<boolean> {
  const patience = new AbortController();
  const timeout = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The database did not answer in time')), patienceMs);
    patience.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  try {
    await Promise.race([storage.ping(), timeout]);
    return true;
  } catch (error) {
    onIssue(error);
    return false;
  } finally {
    patience.abort();
  }
}
