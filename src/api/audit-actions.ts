import type { AuditAction, AuditActions, UndoKind } from './audit-action.ts';
import type { endpointGroups } from './endpoint-groups.ts';
import { endpoints } from './endpoints.ts';
import { siteAuditActions } from './site-audit-actions.ts';

type Exports<Module> = Module extends unknown ? Module[keyof Module] : never;
type EndpointActions = Extract<
  Exports<(typeof endpointGroups)[number]>,
  { readonly audit: AuditActions }
>['audit'];
type DeclaredActions = EndpointActions | typeof siteAuditActions;
type NamesIn<Actions> = Actions extends unknown ? keyof Actions : never;

type UndoIn<Actions, Name extends string> =
  Actions extends Readonly<Record<Name, { readonly undo: infer Kind extends UndoKind }>> ? Kind : never;

/** Every action that a write can record. */
export type AuditActionName = NamesIn<DeclaredActions> & string;

/** The kinds of undo of an action; `never` if it declares none. */
export type UndoKindOf<Name extends AuditActionName> = Name extends unknown
  ? UndoIn<DeclaredActions, Name>
  : never;

const declared = new Map<string, AuditAction>(
  [siteAuditActions, ...endpoints.map(({ audit }) => audit)].flatMap((actions: AuditActions) =>
    Object.entries(actions),
  ),
);

/** Finds an action; undefined for a name that another version of Vitrine recorded. */
export function findAuditAction(name: string): AuditAction | undefined {
  return declared.get(name);
}

export function listAuditActions(matches: (action: AuditAction) => boolean): string[] {
  return [...declared].flatMap(([name, action]) => (matches(action) ? [name] : []));
}
