/** Kinds of failed attempts to get access. */
export const wrongTryKinds = [
  /** A member's password, a Firebase token or a passkey. */
  'sign-in',
  'recovery-code',
  /** A link for choosing a password. */
  'password-link',
  /** The password of a page, its own or a shared one. */
  'page-password',
  'room-password',
  /** The URL of a client space or share link that is mistyped, expired, revoked or guessed. */
  'secret-link',
  /** An API key that does not exist or no longer works. */
  'assistant-key',
  /** An attempt refused without a check, since earlier ones failed: rate limited. */
  'turned-away',
] as const;
export type WrongTryKind = (typeof wrongTryKinds)[number];
