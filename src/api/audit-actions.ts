/** What of the site an act is about: one of these can be asked for in the log. */
export const auditSubjects = ['pages', 'files', 'redirects', 'settings', 'access', 'trash'] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** Every act that a write notes, and what it is about; null for what the site does to itself. */
const auditActions = {
  'page/create': 'pages',
  'page/save': 'pages',
  'page/autosave': 'pages',
  'page/rename': 'pages',
  'page/move': 'pages',
  'page/move-undo': 'pages',
  'page/reorder': 'pages',
  'page/delete': 'trash',
  'page/enable-versioning': 'pages',
  'page/layout': 'pages',
  'page/layout-delete': 'pages',
  'page/background': 'pages',
  'page/background-delete': 'pages',
  'version/create': 'pages',
  'version/status': 'pages',
  'version/publish': 'pages',
  'version/name': 'pages',
  'schedule/set': 'pages',
  'schedule/cancel': 'pages',
  'schedule/publish': 'pages',
  'schedule/unpublish': 'pages',
  'schedule/failed': 'pages',
  'media/store': 'files',
  'media/save': 'files',
  'media/remove': 'trash',
  'media/replace': 'files',
  'media/put-back': 'files',
  'media/add-poster': 'files',
  'media/add-phone-size': 'files',
  'media/forget-replaced': null,
  'media/look': null,
  'media/strip': null,
  'trash/restore': 'trash',
  'trash/delete': 'trash',
  'trash/empty': 'trash',
  'trash/purge': 'trash',
  'redirect/save': 'redirects',
  'redirect/delete': 'redirects',
  'redirect/change': 'redirects',
  'redirect/import': 'redirects',
  'redirect/follow': 'redirects',
  'settings/save': 'settings',
  'demo/remove': 'settings',
  'demo/restore': 'settings',
  'poster/fetch': null,
  'site/secret': 'access',
  'site/seed': null,
  'journal/begin': null,
  'password-access/create': 'access',
  'password-access/save': 'access',
  'password-access/close': 'access',
  'password-access/delete': 'access',
  'preview-link/create': 'access',
  'preview-link/revoke': 'access',
  'room/create': 'access',
  'room/save': 'access',
  'room/revoke': 'access',
  'room/restore': 'access',
  'room/delete': 'access',
  'account/invite': 'access',
  'account/save': 'access',
  'account/link': 'access',
  'account/sign-out': 'access',
  'account/remove': 'access',
  'profile/rename': 'access',
  'profile/password': 'access',
  'profile/sign-out-device': 'access',
  'profile/sign-out-others': 'access',
  'passkey/add': 'access',
  'passkey/rename': 'access',
  'passkey/remove': 'access',
  'recovery-code/make': 'access',
  'recovery-code/use': 'access',
} as const satisfies Readonly<Record<string, AuditSubject | null>>;

export type AuditAction = keyof typeof auditActions;

/** The acts about a subject. */
export function actionsAbout(subject: AuditSubject): AuditAction[] {
  return (Object.keys(auditActions) as AuditAction[]).filter((action) => auditActions[action] === subject);
}

export function isAuditAction(value: string): value is AuditAction {
  return Object.hasOwn(auditActions, value);
}
