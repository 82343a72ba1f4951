/** Texts about browsers in lists of sessions. */
export const deviceWords = {
  device: (browser: string | null, system: string | null) => {
    if (browser && system) return `${browser} on ${system}`;
    return browser ?? (system ? `A browser on ${system}` : 'An unknown device');
  },
  isThis: 'This device',
  since: (when: string) => `Signed in ${when}`,
  signOut: 'Sign out',
  signOutOf: (device: string) => `Sign out ${device}`,
  signedOut: (device: string) => `${device} signed out`,
  seen: (when: string) => `last seen ${when}`,
};
