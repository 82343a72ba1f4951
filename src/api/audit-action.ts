/** Filters of the activity log. */
export const auditSubjects = ['pages', 'files', 'redirects', 'settings', 'access', 'trash'] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** Kinds of undo for an entry of the activity log; `UndoWay` has the data that each stores. */
export type UndoKind =
  | 'move'
  | 'order'
  | 'visibility'
  | 'settings'
  | 'redirects'
  | 'replace'
  | 'page-from-trash'
  | 'file-from-trash';

/** Details that an entry of the activity log stores. */
export type AuditDetail = Readonly<Record<string, unknown>>;

/** An action in the activity log. Endpoints declare theirs by name. */
export interface AuditAction {
  /** The filter that shows it; null for none. */
  readonly subject: AuditSubject | null;
  /** Follows the name of the target. */
  readonly sentence: string | ((detail: AuditDetail) => string);
  /** The kind of undo, if its entries store what that needs. */
  readonly undo?: UndoKind;
  /** Shown if an entry can't be undone from the log: what to do instead. */
  readonly advice?: string | ((detail: AuditDetail) => string);
  /** The actor's name, if it is neither a member of the studio nor the site. */
  readonly by?: (detail: AuditDetail) => string;
  /** `never` leaves it out of the log, `site` lists it only among the site's own actions. Default: listed. */
  readonly listed?: 'never' | 'site';
}

export type AuditActions = Readonly<Record<string, AuditAction>>;

/** Advice shared by several actions. */
export const undoAdvice = {
  versions: 'Restore an earlier version of the page to go back.',
  opposite: 'To go back, change it by hand.',
  access: 'Change it on the Access screen.',
  fromTrash: 'Restore it from the trash.',
  font: 'Delete the font to go back.',
  gone: 'This cannot be undone.',
} as const;

export function readDetailText(detail: unknown): string {
  return typeof detail === 'string' ? detail : '';
}

/** Returns the length of a list, or a number itself. */
export function countDetail(detail: unknown): number {
  return Array.isArray(detail) ? detail.length : Number(detail) || 0;
}
