/** Formats a date: `3 March 2026`. */
export function formatSecurityDate(iso: string): string {
  return new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}
