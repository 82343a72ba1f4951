import type { PersonInStudio } from '#api/endpoints/people.ts';

/** Returns the name of the person with this e-mail address, or the part before the @. */
export function nameIn(people: readonly PersonInStudio[] | undefined, email: string): string {
  const known = people?.find((person) => person.email === email)?.name.trim();
  return known || /^[^@]+/.exec(email)?.[0] || email;
}
