/** Filters of the activity log. */
export const auditSubjects = ['pages', 'files', 'redirects', 'settings', 'access', 'trash'] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** The kinds of undo that an entry of the log can have; `UndoWay` gives the data that each of them keeps. */
export type UndoKind =
  | 'move'
  | 'order'
  | 'visibility'
  | 'settings'
  | 'redirects'
  | 'page-from-trash'
  | 'file-from-trash';

/** The details that an entry of the log keeps about its action. */
export type AuditDetail = Readonly<Record<string, unknown>>;

/** An action in the activity log. Endpoints declare theirs, each by its name. */
export interface AuditAction {
  /** Null where no filter shows it. */
  readonly subject: AuditSubject | null;
  /** Follows the name of what it was done to. */
  readonly sentence: string | ((detail: AuditDetail) => string);
  /** How an entry can be undone from the log, where it keeps what that takes. */
  readonly undo?: UndoKind;
  /** Shown where an entry can't be undone from the log: what to do instead. */
  readonly advice?: string | ((detail: AuditDetail) => string);
  /** The name of who did it, where that is neither a member of the studio nor the site. */
  readonly by?: (detail: AuditDetail) => string;
  /** `never` leaves it out of the log, `site` lists it only among what the site did itself. Default: listed. */
  readonly listed?: 'never' | 'site';
}

export type AuditActions = Readonly<Record<string, AuditAction>>;

/** Advice that several actions give. */
export const undoAdvice = {
  versions: 'Restore an earlier version of the page to go back.',
  opposite: 'Do the opposite to go back.',
  access: 'Change it on the Access screen.',
  gone: 'It is gone for good.',
} as const;

export function readDetailText(detail: unknown): string {
  return typeof detail === 'string' ? detail : '';
}

/** The length of a list, or a number. */
export function countDetail(detail: unknown): number {
  return Array.isArray(detail) ? detail.length : Number(detail) || 0;
}
