import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import { findFolderCycles } from './find-folder-cycles.ts';
import { type FolderRule, folderRules, zoneRulesAll } from './zones.ts';

interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

export interface ZoneReport {
  readonly files: number;
  readonly violations: readonly Violation[];
}

/** Checks the imports below `folder`/src and `folder`/studio against the table of zones. */
export async function checkZones(folder: string): Promise<ZoneReport> {
  const forbidden = zoneRulesAll.map(({ sample: _sample, ...rule }) => rule);
  const { output } = await cruise(
    ['src', 'studio'].filter((part) => existsSync(join(folder, part))),
    {
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden },
      parser: 'swc',
      doNotFollow: { path: 'node_modules' },
      tsPreCompilationDeps: true,
      enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    },
  );
  const result = output as ICruiseResult;
  const files = result.modules.filter((module) => /^(?:src|studio)\//.test(module.source)).length;
  const violations = result.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  return {
    files,
    violations: [...violations, ...folderRules.flatMap((rule) => findViolations(result.modules, rule))],
  };
}

const isTest = /\.test\.tsx?$/;

/** Reports each import of each cycle as a violation. */
function findViolations(modules: readonly IModule[], { name, root }: FolderRule): Violation[] {
  const counts = (file: string) => file.startsWith(`${root}/`) && !isTest.test(file);
  const imports = modules
    .filter(({ source }) => counts(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    )
    .filter(({ to }) => counts(to));
  return findFolderCycles(imports).flatMap((cycle) => cycle.map((hop) => ({ rule: name, ...hop })));
}
