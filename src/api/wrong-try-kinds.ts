/** What somebody can try in vain to get in by. */
export const wrongTryKinds = [
  /** A password of the studio's people, a token of Firebase, a passkey. */
  'sign-in',
  'recovery-code',
  /** A link by which a password is chosen. */
  'password-link',
  /** The password of a page, its own or one that pages share. */
  'page-password',
  'room-password',
  /** The address of a room or of a draft that opens nothing: mistyped, over, revoked or guessed. */
  'secret-link',
  /** A key that no assistant has, or has no more. */
  'assistant-key',
  /** A try that was not looked at, since those before it were wrong: it has to wait. */
  'turned-away',
] as const;
export type WrongTryKind = (typeof wrongTryKinds)[number];
