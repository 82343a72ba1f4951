import { findEnglishFile } from '../english-media.ts';
import { archief } from './archief.ts';
import { beforeAfter } from './before-after.ts';
import { bells } from './bells.ts';
import { controlDesk } from './desk.ts';
import { doekOp } from './doek-op.ts';
import { closedDoor } from './door.ts';
import { translateToEnglish } from './english.ts';
import { guestBook } from './guest-book.ts';
import { halte } from './halte.ts';
import { kade14Pictures } from './kade-14.ts';
import { kiezel } from './kiezel.ts';
import { korteNacht } from './korte-nacht.ts';
import { korteNachtArchive } from './korte-nacht-archive.ts';
import { korteNachtPoster } from './korte-nacht-video.ts';
import { laagwater } from './laagwater.ts';
import { laagwaterTurn } from './laagwater-turn.ts';
import { method } from './method.ts';
import { methodPaper } from './method-paper.ts';
import { methodSteps } from './method-steps.ts';
import { methodTide } from './method-tide.ts';
import { meting } from './meting.ts';
import { metingDay } from './meting-day.ts';
import { nearOnPhones } from './near-on-phones.ts';
import { orderedBread } from './ordered-bread.ts';
import type { Picture } from './picture.ts';
import { quarterTables } from './quarter-table.ts';
import { screensOnPhones } from './screens-on-phones.ts';
import { sprintWall } from './sprint-wall.ts';
import { theatreSection } from './theatre-section.ts';
import { drawTranslated } from './type.ts';
import { vitrine } from './vitrine.ts';
import { zevenUur } from './zeven-uur.ts';

const inDutch: readonly Picture[] = [
  ...vitrine,
  ...method,
  ...methodPaper,
  ...methodSteps,
  ...sprintWall,
  ...methodTide,
  ...beforeAfter,
  ...kiezel,
  ...laagwater,
  ...laagwaterTurn,
  ...korteNacht,
  ...korteNachtArchive,
  korteNachtPoster,
  ...doekOp,
  ...theatreSection,
  ...meting,
  ...metingDay,
  ...archief,
  ...kade14Pictures,
  ...zevenUur,
  ...orderedBread,
  ...halte,
  ...closedDoor,
  ...controlDesk,
  ...bells,
  ...screensOnPhones,
  ...quarterTables,
  ...nearOnPhones,
  ...guestBook,
];

/** WebP quality of the English pictures. It is lower, because only English pages load them and the demo's media have a size limit. */
const keptInEnglish = { wide: 54, phone: 44 } as const;

function drawInEnglish(picture: Picture): Picture[] {
  if ('frames' in picture) return [];
  const file = findEnglishFile(picture.file);
  if (file === undefined) return [];
  const coarsest = picture.file.includes('-phone') ? keptInEnglish.phone : keptInEnglish.wide;
  return [
    { ...picture, file, quality: coarsest, draw: () => drawTranslated(translateToEnglish, picture.draw) },
  ];
}

/** Limit of all files in `demo/media`, in bytes. */
export const mediaLimit = 10 * 1024 * 1024;

/** Every picture of the demo site. */
export const pictures: readonly Picture[] = [...inDutch, ...inDutch.flatMap(drawInEnglish)];
