import { count } from '../words.ts';

/** The words of the form of a block. They come with it. */
export const panelWords = {
  roomLeft: (left: number) => `${count(left, 'character', 'characters')} left.`,
  tooLong: (over: number, longest: number) =>
    `${over.toLocaleString('en-GB')} ${over === 1 ? 'character' : 'characters'} too many to be saved: at most ${longest.toLocaleString('en-GB')}.`,
  tabs: 'Properties of the block',
  nothingShared: 'These blocks have no properties in common. Select one of them to change its own.',
  unknownBlock: (type: string) => `Unknown block type: ${type}`,
  unknownBlockHelp: 'It is kept as it is. It can be moved, hidden and deleted.',
  example: 'An example. Visitors get nothing here until you write your own.',
  leaveEmpty: 'Leave empty',
  leaveEmptyField: (label: string) => `Leave ${label} empty`,
  leftOut: (language: string) =>
    `Left empty in ${language} on purpose. Type here to say something after all.`,
  link: 'One value for all sides',
  unlink: 'A value for each side',
  allSides: (label: string) => `${label}, all sides`,
  presets: (label: string) => `${label}, presets`,
  allDevices: 'All devices',
  devices: (label: string) => `Device for ${label}`,
  deviceSet: (device: string) => `${device}, set`,
  noChoice: 'Not set',
  noIcon: 'No icon',
  variants: (label: string) => `${label}, variants`,
  allVariants: 'None chosen: all of them are shown.',
  swap: (label: string) => `Swap ${label.toLowerCase()}`,
  pointIsOwn: 'What this place keeps in view where it crops the picture. Other places keep theirs.',
  pointOfFile: 'What stays in view where the picture is cropped. Empty: as in the library.',
  unset: '–',
  unknownChoice: (value: string) => `“${value}” is not one of the options.`,
  notNumber: 'Must be a number.',
} as const;
