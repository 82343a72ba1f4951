import type { AnswerOf } from '#api/endpoint.ts';
import type { readSafety } from '#api/endpoints/safety.ts';
import { SafetySection } from './safety-section.tsx';
import { safetyWords } from './safety-words.ts';
import { ofPlaces } from './verdicts.ts';

const say = safetyWords.places;

/** Whether pictures said where they were taken, as far as that is known. */
export function PlacesSection({ places }: Pick<AnswerOf<typeof readSafety>, 'places'>) {
  const { found, none, unknown } = places;
  return (
    <SafetySection id="safety-places" title={say.title} verdict={ofPlaces(places)}>
      {found + none > 0 && <p className="safety-section__todo">{say.known(found + none)}</p>}
      {unknown > 0 && <p className="safety-section__todo">{say.older(unknown)}</p>}
    </SafetySection>
  );
}
