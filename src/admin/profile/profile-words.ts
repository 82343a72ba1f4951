import { deviceWords } from '../shared/device-words.ts';
import { count } from '../words.ts';

/** Texts of the profile screen, loaded with it. */
export const profileWords = {
  loading: 'Loading your profile…',
  failed: 'Couldn’t load your profile',
  role: { owner: 'Owner', editor: 'Editor' },
  name: 'Name',
  nameLead: 'Shown on pages and versions.',
  nameField: 'Your name',
  save: 'Save',
  renamed: (name: string) => `Name changed to ${name}`,
  password: 'Password',
  passwordLead: 'You’ll be signed out on all your other devices.',
  noPassword: 'You sign in without a password of this site.',
  current: 'Current password',
  next: 'New password',
  nextHelp: 'At least 10 characters; a few words together work well.',
  noCurrent: 'Enter the current password.',
  change: 'Change password',
  changed: 'Password changed, other devices signed out',
  keyboard: 'Keyboard',
  keyboardLead: 'Turn off shortcuts such as / and Delete in this browser.',
  devices: 'Devices',
  devicesLead:
    'You’re signed in on these devices. If you don’t recognise one, sign it out and change your password.',
  devicesLoading: 'Loading your devices…',
  devicesFailed: 'Couldn’t load your devices',
  ...deviceWords,
  signOutOthers: 'Sign out everywhere else',
  signedOutOthers: (ended: number) =>
    ended === 0 ? 'No other devices were signed in' : `${count(ended, 'device', 'devices')} signed out`,
} as const;
