/** True when the visitor's cookies say yes; no answer yet is no. */
export function hasConsent(cookies: string): boolean {
  return cookies.split(';').some((cookie) => cookie.trim() === 'analytics_consent=true');
}
