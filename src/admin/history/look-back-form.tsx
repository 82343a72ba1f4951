import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { lookBack } from '#api/endpoints/history.ts';
import { Button } from '#ui/button/button.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { api } from '../session/api.ts';
import { messageOf } from '../shared/error-message.ts';
import { chosenMoment, inputValue } from './chosen-moment.ts';
import { historyWords } from './history-words.ts';

interface LookBackFormProps {
  /** The page to begin at. */
  readonly page: string | undefined;
  /** From when on the history knows. */
  readonly since: string | undefined;
  readonly timeZone: string;
}

const say = historyWords;

/** Opens the site as it stood at any moment, in a tab of its own. */
export function LookBackForm({ page, since, timeZone }: LookBackFormProps) {
  const [moment, setMoment] = useState('');
  const { look, issue, isPending } = useLook({ page, since, timeZone });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    look(moment);
  };
  return (
    <form className="history__moment" aria-label={say.moment} onSubmit={submit} noValidate>
      <TextInput
        label={say.moment}
        type="datetime-local"
        value={moment}
        onValue={setMoment}
        min={since && inputValue(new Date(since), timeZone)}
        max={inputValue(new Date(), timeZone)}
        issue={issue}
      />
      <Button type="submit" busy={isPending}>
        {say.lookBack}
      </Button>
    </form>
  );
}

function useLook({ page, since, timeZone }: LookBackFormProps) {
  const [unsaid, setUnsaid] = useState<string>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ at }: { readonly at: Date; readonly tab: Window | null }) =>
      (await api.call(lookBack, { query: { at: at.toISOString(), page } })).data,
    onSuccess: ({ look }, { tab }) => {
      if (tab) tab.location.href = look;
      else location.assign(look);
    },
    onError: (_error, { tab }) => tab?.close(),
  });
  function look(moment: string): void {
    const chosen = chosenMoment(moment, { timeZone, since, now: new Date() });
    setUnsaid('issue' in chosen ? chosen.issue : undefined);
    // Opened at once, while the press still counts as one: a browser blocks what opens later.
    if ('at' in chosen) mutate({ at: chosen.at, tab: window.open('', '_blank') });
  }
  return { look, issue: unsaid ?? (error ? messageOf(error) : undefined), isPending };
}
