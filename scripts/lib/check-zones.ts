import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { zoneRulesAll } from './zones.ts';

export interface ZoneReport {
  readonly files: number;
  readonly violations: readonly { readonly rule: string; readonly from: string; readonly to: string }[];
}

/** Holds the imports below `folder`/src against the table of zones. */
export async function checkZones(folder: string): Promise<ZoneReport> {
  const forbidden = zoneRulesAll.map(({ sample: _sample, ...rule }) => rule);
  const { output } = await cruise(['src'], {
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden },
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  });
  const result = output as ICruiseResult;
  const files = result.modules.filter((module) => module.source.startsWith('src/')).length;
  const violations = result.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  return { files, violations };
}
