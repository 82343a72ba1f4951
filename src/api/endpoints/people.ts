import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const personInStudioSchema = z
  .object({
    /** Email address, which pages and versions store as the author. */
    email: z.string(),
    name: z.string(),
  })
  .meta({ id: 'PersonInStudio' });
export type PersonInStudio = z.infer<typeof personInStudioSchema>;

export const listPeople = endpoint({
  method: 'GET',
  path: '/people',
  tag: 'Identity',
  access: 'editor',
  summary: 'List members’ names by e-mail address, which identifies authors of pages and versions.',
  answer: z.array(personInStudioSchema),
});
