import type { Config } from '#server/boot/config.ts';
import { runCommand } from '#server/boot/run-command.ts';
import { adoptNext, generateNext, readGeneratedSecret } from '#server/boot/secret/read-secret.ts';
import { rotateSecret } from '#server/boot/secret/rotate-secret.ts';
import { completeChange } from '#server/boot/secret/settle-secret.ts';
import { migrateIdentity } from '../identity/identity.migrations.ts';
import { recordChanges } from '../journal/record-changes.ts';
import { openDatabase } from '../storage/open-database.ts';

/**
 * `npm run secret:rotate`: encrypts stored passwords with another secret. If SECRET is set, it is the new
 * one, and SECRET_BEFORE the old one; otherwise a new one is generated in the data folder. Refused while a
 * server runs.
 */
async function rotate(config: Config, isLost: boolean): Promise<string> {
  const { dataDir, secret: given } = config;
  const storage = openDatabase(config.database, { witness: recordChanges });
  try {
    return await storage.runAlone(async () => {
      await storage.migrate();
      await migrateIdentity(storage.db, storage.capabilities.name);
      // An interrupted run may have left the only copy of the current secret in the second file.
      await completeChange(storage, dataDir);
      const before = process.env.SECRET_BEFORE ?? readGeneratedSecret(dataDir);
      if (before === undefined && !isLost) throw new Error('Set SECRET_BEFORE to the current secret.');
      const after = given ?? generateNext(dataDir);
      const { done, lost } = await rotateSecret(storage, { before: before ?? '?'.repeat(32), after, isLost });
      if (given === undefined) adoptNext(dataDir);
      return formatResult(done, lost);
    });
  } finally {
    await storage.close();
  }
}

function formatResult(done: number, lost: readonly string[]): string {
  const lines = [
    `The site has a new secret. ${done} encrypted passwords and links were kept.`,
    'All members must sign in again and create new recovery codes.',
  ];
  if (lost.length > 0) lines.push('These could not be read. Set new ones:', ...lost.map((one) => `  ${one}`));
  return lines.join('\n');
}

await runCommand((config) => rotate(config, process.argv.includes('--lost')));
