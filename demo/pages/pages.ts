import type { SeedPage } from '../seed-page.ts';
import { abn } from './case-abn.ts';
import { check } from './case-check.ts';
import { halte } from './case-halte.ts';
import { ing } from './case-ing.ts';
import { sampleVideoProject } from './case-sample-video-project.ts';
import { shell } from './case-shell.ts';
import { toast } from './case-toast.ts';
import { tweakers } from './case-tweakers.ts';
import { cases } from './cases.ts';
import { clients } from './clients.ts';
import { gallery } from './gallery/gallery.ts';
import { main } from './main.ts';
import { notFound } from './not-found.ts';
import { ontwerpsprint } from './ontwerpsprint.ts';
import { privacy } from './privacy.ts';
import { werkwijze } from './werkwijze.ts';

/** Pages of the demo site. Parents come before their children. */
export const demoPages: SeedPage[] = [
  main,
  cases,
  clients,
  werkwijze,
  ontwerpsprint,
  notFound,
  privacy,
  // In the order of the work page, which determines the next case.
  shell,
  toast,
  abn,
  ing,
  check,
  tweakers,
  sampleVideoProject,
  halte,
  gallery,
];
