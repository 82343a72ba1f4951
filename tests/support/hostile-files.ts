import { hostileCutsAndNames } from './hostile/cuts-and-names.ts';
import { hostileDecks } from './hostile/decks.ts';
import { hostileDocuments } from './hostile/documents.ts';
import { hostileDrawings } from './hostile/drawings.ts';
import { hostilePhonePictures } from './hostile/phone-pictures.ts';
import { hostilePixels } from './hostile/pixels.ts';
import { hostileVideos } from './hostile/videos.ts';

/** Files from attackers, from broken programs, and from users who gave them another name. */
export const hostileFiles = [
  ...hostilePixels,
  ...hostilePhonePictures,
  ...hostileDrawings,
  ...hostileVideos,
  ...hostileDocuments,
  ...hostileDecks,
  ...hostileCutsAndNames,
];
