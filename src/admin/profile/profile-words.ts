import { deviceWords } from '../shared/device-words.ts';
import { count } from '../words.ts';

/** Texts of the profile screen, loaded with it. */
export const profileWords = {
  loading: 'Loading your profile…',
  failed: 'Your profile could not be loaded',
  role: { owner: 'Owner', editor: 'Editor' },
  name: 'Name',
  nameLead: 'What pages and versions call you.',
  nameField: 'Your name',
  save: 'Save',
  renamed: (name: string) => `You are ${name} from now on.`,
  password: 'Password',
  passwordLead: 'With another password you are signed out on all your other devices.',
  noPassword: 'You sign in without a password of this site.',
  current: 'The password that you have now',
  next: 'New password',
  nextHelp: 'At least 10 characters. A few words together work well.',
  noCurrent: 'Enter the password that you have now.',
  change: 'Change password',
  changed: 'Your password is changed. Your other devices are signed out.',
  keyboard: 'Keyboard',
  keyboardLead: 'Turn off shortcuts such as / and Delete in this browser.',
  devices: 'Devices',
  devicesLead: 'Where you are signed in. Sign out what you do not recognise, and change your password then.',
  devicesLoading: 'Loading your devices…',
  devicesFailed: 'Your devices could not be loaded',
  ...deviceWords,
  signOut: 'Sign out',
  signOutOf: (device: string) => `Sign out ${device}`,
  signedOut: (device: string) => `${device} is signed out.`,
  signOutOthers: 'Sign out everywhere else',
  signedOutOthers: (ended: number) =>
    ended === 0
      ? 'You were signed in nowhere else.'
      : `${count(ended, 'device is', 'devices are')} signed out.`,
} as const;
