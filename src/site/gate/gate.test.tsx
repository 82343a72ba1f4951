import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defaultSiteSettings } from '#api/schemas/default-site-settings.ts';
import { LanguageProvider } from '../language-provider.tsx';
import { Gate } from './gate.tsx';

const renderGate = (emailAddress: string, language: 'nl' | 'en' = 'nl') =>
  renderToStaticMarkup(
    <LanguageProvider language={language}>
      <Gate
        site={{ settings: { ...defaultSiteSettings, emailAddress }, media: {} }}
        identifier="besloten"
        path="/besloten"
        issue={undefined}
        isOpen
      />
    </LanguageProvider>,
  );

it('the gate shows where to ask for the password, in both languages', () => {
  expect(renderGate('hallo@studio.example')).toContain(
    'Geen wachtwoord? <a href="mailto:hallo@studio.example">Vraag het de studio</a>',
  );
  expect(renderGate('hallo@studio.example', 'en')).toContain('No password?');
});

it('the gate has no mail link if the studio has no email address', () => {
  for (const none of ['', '  ']) expect(renderGate(none)).not.toContain('mailto:');
});
