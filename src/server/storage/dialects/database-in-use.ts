/** Another process has the database, and this one may not work beside it; the message says what to do. */
export class DatabaseInUse extends Error {
  override name = 'DatabaseInUse';
}

/** Thrown at commands that need a site without servers. */
export function stopServersFirst(): DatabaseInUse {
  return new DatabaseInUse(
    'A server of this site is running. Stop every server, run this command again, and start them after it. Nothing was changed.',
  );
}
