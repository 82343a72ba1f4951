import { count } from '../words.ts';

export const listFieldWords = {
  add: (item: string) => `Add ${item.toLowerCase()}`,
  addImages: 'Add images',
  addedSeveral: (number: number, item: string) =>
    `${count(number, item.toLowerCase(), `${item.toLowerCase()}s`)} added`,
  remove: (name: string) => `Remove ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  added: (item: string, position: number) => `${item} ${position} added`,
  removed: (item: string, position: number) => `${item} ${position} removed`,
  moved: (item: string, position: number) => `${item} moved to position ${position}`,
} as const;
