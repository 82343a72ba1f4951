import { count } from '../words.ts';

/** Texts of the block form, loaded with it. */
export const panelWords = {
  roomLeft: (left: number) => `${count(left, 'character', 'characters')} left.`,
  tooLong: (over: number, longest: number) =>
    `${over.toLocaleString('en-GB')} ${over === 1 ? 'character' : 'characters'} too long to save. The maximum is ${longest.toLocaleString('en-GB')}.`,
  tabs: 'Block properties',
  folds: {
    darkTheme: 'Dark theme',
    mobile: 'Mobile',
    spacing: 'Outer spacing',
    text: 'Text style',
    arrows: 'Arrows and dots',
    border: 'Border and corners',
    limits: 'Size limits',
  },
  search: 'Find property',
  closeSearch: 'Close search',
  found: (found: number) =>
    found === 0 ? 'No properties match. Try a shorter word.' : count(found, 'property', 'properties'),
  isSet: 'Something is set',
  nothingShared: 'These blocks share no properties. Select one to edit it.',
  unknownBlockHelp: 'Vitrine keeps it unchanged; you can move, hide or delete it.',
  example: 'A placeholder. Visitors don’t see it until you write your own.',
  leaveEmpty: 'Leave empty',
  leaveEmptyField: (label: string) => `Leave ${label} empty`,
  leftOut: (language: string) => `Deliberately empty in ${language}. Type here to add text.`,
  link: 'Same value for all sides',
  unlink: 'Separate values per side',
  allSides: (label: string) => `${label}, all sides`,
  presets: (label: string) => `${label}, presets`,
  allDevices: 'All devices',
  devices: (label: string) => `Device for ${label}`,
  deviceSet: (device: string) => `${device}, set`,
  deviceOf: (label: string, device: string, set: readonly string[]) =>
    set.length === 0 ? `${label} on ${device}` : `${label} on ${device}. Different on ${set.join(' and ')}`,
  inheritedFrom: (device: string) => `From ${device}`,
  noChoice: 'Not set',
  noIcon: 'No icon',
  variants: (label: string) => `${label}, variants`,
  allVariants: 'None selected: all are shown.',
  swap: (label: string) => `Swap ${label.toLowerCase()}`,
  pointIsOwn: 'Stays in view when this image is cropped here. Other places keep their own.',
  pointOfFile: 'Stays in view when the image is cropped. If empty, the media library’s focal point is used.',
  unset: '–',
  unknownChoice: (value: string) => `“${value}” isn’t one of the options.`,
  notNumber: 'Enter a number.',
} as const;
