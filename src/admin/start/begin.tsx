import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { demoQuery } from '../data/demo.ts';
import { sendSettings } from '../settings/send-settings.ts';
import type { ReadSettings } from '../settings/settings-queries.ts';
import { startWords } from './start-words.ts';

const say = startWords.begin;

interface BeginProps {
  readonly read: ReadSettings;
  readonly back: () => void;
}

/** The end of the first run: the way to a case of one's own, and out of the demo. */
export function Begin({ read, back }: BeginProps) {
  const navigate = useNavigate();
  const { data: demo } = useQuery(demoQuery);
  useSetUp(read);
  return (
    <>
      <div className="site-settings__section">
        <h2 className="site-settings__title">{say.title}</h2>
        <p className="site-settings__help">{say.help}</p>
        <div className="form__buttons start__buttons">
          <Button onClick={back}>{startWords.back}</Button>
          <Button onClick={() => void navigate('/admin')}>{say.home}</Button>
          <Button variant="primary" onClick={() => void navigate('/admin/cases/new')}>
            {say.make}
          </Button>
        </div>
      </div>
      {demo && demo.pages.length > 0 && (
        <div className="site-settings__section">
          <h2 className="site-settings__title">{say.demoTitle}</h2>
          <p className="site-settings__help">{say.demoHelp}</p>
          <div className="start__demo">
            <Button onClick={() => void navigate('/admin/demo')}>{say.demo}</Button>
          </div>
        </div>
      )}
    </>
  );
}

/** Who has come this far is not asked again. Where that cannot be kept, the home asks once more. */
function useSetUp(read: ReadSettings): void {
  const isAsked = useRef(read.settings.setUp);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    sendSettings({ setUp: true }, read, () => true).catch(() => undefined);
  }, [read]);
}
