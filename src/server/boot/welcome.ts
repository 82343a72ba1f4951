import type { FirstOwner } from '#server/identity/accounts/first-owner.ts';

/** Prints for people. If stdout is not a terminal, it contains the JSON log, so this goes to stderr. */
export function printForPeople(text: string): void {
  const output = process.stdout.isTTY ? process.stdout : process.stderr;
  output.write(text);
}

/** Formats the URLs of the site. */
export function formatWelcome(publicUrl: string): string {
  return formatParagraph([`Website  ${publicUrl}/`, `Editor   ${publicUrl}/admin`]);
}

/** Formats how the owner signs in. */
export function signInLine(publicUrl: string, owner: FirstOwner): string {
  return formatParagraph([`Sign in  ${describeSignIn(publicUrl, owner)}`]);
}

function describeSignIn(publicUrl: string, owner: FirstOwner): string {
  switch (owner.kind) {
    case 'password':
      return `${owner.email}  ${owner.password}  (shown only once)`;
    case 'link':
      return `choose a password for ${owner.email}: ${publicUrl}${owner.path}`;
    case 'configured':
      return `${owner.email}, with the password of ADMIN_PASSWORD`;
    case 'listed':
      return `${owner.email}, with the Firebase account of this address`;
    case 'exists':
      return 'use your password; locked out? npm run owner:reset -- e-mail';
  }
}

function formatParagraph(lines: readonly string[]): string {
  return `${lines.map((line) => `  ${line}`).join('\n')}\n`;
}
