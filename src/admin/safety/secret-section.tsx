import type { AnswerOf } from '#api/endpoint.ts';
import type { readSafety } from '#api/endpoints/safety.ts';
import { dateOf } from './date-of.ts';
import { SafetySection } from './safety-section.tsx';
import { safetyWords } from './safety-words.ts';
import { ofBackups, ofSecret } from './verdicts.ts';

type Safety = AnswerOf<typeof readSafety>;

/** How old the secret is, by which passwords are sealed, and whether it opens all of them. */
export function SecretSection({ secret }: { readonly secret: Safety['secret'] }) {
  const say = safetyWords.secret;
  const { since, isChanged, keptIn, sealed } = secret;
  return (
    <SafetySection id="safety-secret" title={say.title} verdict={ofSecret(secret)}>
      <p className="safety-section__todo">
        {since === null ? say.unknown : isChanged ? say.changed(dateOf(since)) : say.known(dateOf(since))}{' '}
        {say[keptIn]} {sealed > 0 && say.sealed(sealed)}
      </p>
      <p className="safety-section__todo">
        {say.change} <code className="safety__code">{say.command}</code>.
      </p>
    </SafetySection>
  );
}

/** When the site was last backed up; where it does not do that by itself, what is to be copied. */
export function BackupsSection({
  backups,
  kept,
  keptIn,
}: Pick<Safety, 'backups' | 'kept'> & Pick<Safety['secret'], 'keptIn'>) {
  const say = safetyWords.backups;
  return (
    <SafetySection id="safety-backups" title={say.title} verdict={ofBackups(backups)}>
      {backups ? (
        <p className="safety-section__todo">{say.elsewhere}</p>
      ) : (
        <>
          <p className="safety-section__todo">{say.lead}</p>
          <ul className="safety-copies">
            {[say[kept.database], say[kept.files], say[keptIn]].map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </>
      )}
      <p className="safety-section__todo">{say.try}</p>
    </SafetySection>
  );
}
