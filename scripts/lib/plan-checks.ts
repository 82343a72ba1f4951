interface Check {
  readonly command: readonly [string, ...string[]];
  /** Files that the check depends on. Changes of other files cannot make it fail. */
  readonly concerns: RegExp;
  /** True if the command accepts files in place of `.`. */
  readonly takesFiles?: boolean;
}

/**
 * Configuration, versions of tools, and this plan. A change of these can make any check fail for any file.
 */
const concernsAll = /^(?:[^/]+\.json|scripts\/check\.ts|scripts\/lib\/plan-checks\.ts)$/;

const checks: readonly Check[] = [
  createCheck('check-lists', /^src\/(?:admin\/.*screen|api\/endpoint|blocks\/|server\/storage\/migration)/),
  { command: ['biome', 'check', '--no-errors-on-unmatched', '.'], concerns: /./, takesFiles: true },
  {
    // Cached in `.cache`, so that the next run only checks files that a change can affect.
    command: ['tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/check.tsbuildinfo'],
    concerns: /\.(?:tsx?|json)$/,
  },
  createCheck('check-zones', /^src\/.*\.tsx?$/),
  { command: ['knip', '--cache', '--cache-location', '.cache/knip'], concerns: /\.(?:tsx?|mjs|json)$/ },
  { command: ['npm', 'run', '--silent', 'demo:check'], concerns: /^(?:demo|scripts\/lib)\// },
  createCheck('check-structure', /^src\/.*\.tsx?$/),
  createCheck('check-wording', /^src\/.*\.tsx?$/),
  createCheck('check-tokens', /^src\/.*\.(?:css|tsx?)$/),
  // The check starts a server, which imports from every zone except the admin.
  createCheck('check-api-document', /^src\/(?!admin\/).*\.(?:tsx?|json)$/),
];

/**
 * Creates a check from a script of this project. It also concerns the script and the shared `scripts/lib`.
 */
function createCheck(script: string, concerns: RegExp): Check {
  return {
    command: ['node', `scripts/${script}.ts`],
    concerns: new RegExp(`${concerns.source}|^scripts/(?:${script}|lib/.*)\\.ts$`),
  };
}

interface PlannedCheck {
  /** Label: the command without the changed files. */
  readonly name: string;
  readonly command: readonly string[];
}

/**
 * Returns the checks to run, in order.
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
