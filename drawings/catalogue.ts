import { archief } from './archief.ts';
import { beforeAfter } from './before-after.ts';
import { bells } from './bells.ts';
import { controlDesk } from './desk.ts';
import { doekOp } from './doek-op.ts';
import { closedDoor } from './door.ts';
import { guestBook } from './guest-book.ts';
import { halte } from './halte.ts';
import { kade14Pictures } from './kade-14.ts';
import { kiezel } from './kiezel.ts';
import { korteNacht } from './korte-nacht.ts';
import { korteNachtArchive } from './korte-nacht-archive.ts';
import { korteNachtPoster } from './korte-nacht-film.ts';
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
import { vitrine } from './vitrine.ts';
import { zevenUur } from './zeven-uur.ts';

/** Every picture of the demo site. */
export const pictures: Picture[] = [
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
