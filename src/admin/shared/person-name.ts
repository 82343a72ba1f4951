import type { PersonInStudio } from '#api/endpoints/people.ts';

/** What somebody is called whom the server names by e-mail address: their name, or the part before the @. */
export function nameIn(people: readonly PersonInStudio[] | undefined, email: string): string {
  const known = people?.find((person) => person.email === email)?.name.trim();
  return known || /^[^@]+/.exec(email)?.[0] || email;
}
