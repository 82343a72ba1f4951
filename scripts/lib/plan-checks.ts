interface Check {
  readonly command: readonly [string, ...string[]];
  /** Files that it concerns; a change elsewhere cannot make it fail. */
  readonly concerns: RegExp;
  /** True where its arguments may be the changed files in place of `.`. */
  readonly takesFiles?: boolean;
}

/** Configuration, versions of tools, and this plan: a change of these can make any check fail at any file. */
const concernsAll = /^(?:[^/]+\.json|scripts\/check\.ts|scripts\/lib\/plan-checks\.ts)$/;

const checks: readonly Check[] = [
  ownCheck('check-lists', /^src\/(?:admin\/.*screen|api\/endpoint|blocks\/|server\/storage\/migration)/),
  { command: ['biome', 'check', '--no-errors-on-unmatched', '.'], concerns: /./, takesFiles: true },
  {
    // What it found is kept in `.cache`, so that the next run checks what a change can have broken.
    command: ['tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/check.tsbuildinfo'],
    concerns: /\.(?:tsx?|json)$/,
  },
  ownCheck('check-zones', /^src\/.*\.tsx?$/),
  { command: ['knip', '--cache', '--cache-location', '.cache/knip'], concerns: /\.(?:tsx?|mjs|json)$/ },
  { command: ['npm', 'run', '--silent', 'demo:check'], concerns: /^(?:demo|scripts\/lib)\// },
  ownCheck('check-structure', /^src\/.*\.tsx?$/),
  ownCheck('check-wording', /^src\/.*\.tsx?$/),
  ownCheck('check-tokens', /^src\/.*\.(?:css|tsx?)$/),
  // It starts a server, which imports of every zone but the admin.
  ownCheck('check-api-document', /^src\/(?!admin\/).*\.(?:tsx?|json)$/),
];

/** A check that is a script of ours: the script concerns it too, and all of `scripts/lib`, which scripts share. */
function ownCheck(script: string, concerns: RegExp): Check {
  return {
    command: ['node', `scripts/${script}.ts`],
    concerns: new RegExp(`${concerns.source}|^scripts/(?:${script}|lib/.*)\\.ts$`),
  };
}

interface PlannedCheck {
  /** For people: the check without the files that it is given. */
  readonly name: string;
  readonly command: readonly string[];
}

/**
 * The checks to run, in their order.
 * @param changed paths from the checkout's root, deleted files included; undefined to check everything
 * @param exists false for a changed file that was deleted
 */
export function planChecks(
  changed: readonly string[] | undefined,
  exists: (file: string) => boolean,
): PlannedCheck[] {
  const isWhole = changed === undefined || changed.some((file) => concernsAll.test(file));
  return checks.flatMap(({ command, concerns, takesFiles }): PlannedCheck[] => {
    const name = command.join(' ');
    if (isWhole) return [{ name, command }];
    const files = changed.filter((file) => concerns.test(file));
    if (!takesFiles) return files.length === 0 ? [] : [{ name, command }];
    const existing = files.filter(exists);
    return existing.length === 0 ? [] : [{ name, command: [...command.slice(0, -1), ...existing] }];
  });
}
