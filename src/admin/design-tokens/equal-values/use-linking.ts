import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { ApiError } from '#api/client.ts';
import type { EqualPage } from '#api/schemas/equal-values.ts';
import { defaultLanguage, resolveText } from '#content/language/language.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { pagesChanged, queryClient } from '../../data/queries.ts';
import { undoTime } from '../../settings/undo-time.ts';
import { messageOf } from '../../shared/error-message.ts';
import { equalValuesQuery, withPage } from './equal-values-query.ts';
import { equalValuesWords as say } from './equal-values-words.ts';
import type { FoundLink } from './found-links.ts';
import { type LinkedPage, type PageFailure, sendLinks, takeBackLinks } from './send-links.ts';

/** What was linked since the editor was opened, in drafts that wait for their publication among it; why pages were not linked. */
interface Outcome {
  readonly done: readonly LinkedPage[];
  readonly failed: readonly PageFailure[];
}

/** Stays while other parts of the screen are looked at: to see what a linked token does is why somebody links it. */
const outcomeStore = createStore<Outcome>(() => ({ done: [], failed: [] }));

/** Links settings to tokens, tells what happened, and takes it back. */
export function useLinking() {
  const { show } = useToast();
  const [progress, setProgress] = useState<{ readonly page: number; readonly of: number }>();
  const { done, failed } = useStore(outcomeStore);

  async function link(chosen: readonly FoundLink[]): Promise<void> {
    if (progress || chosen.length === 0) return;
    const result = await sendLinks(chosen, (page, of) => setProgress({ page, of }));
    setProgress(undefined);
    for (const page of result.done) remember(page);
    outcomeStore.setState(({ done: before }) => ({
      done: [...before, ...result.done],
      failed: result.failed,
    }));
    if (result.done.length === 0) return;
    others();
    show({
      text: sentenceOf(result.done),
      tone: 'success',
      visibleFor: undoTime,
      action: { label: say.undo, run: () => void takeBack(result.done) },
    });
  }

  async function takeBack(linked: readonly LinkedPage[]): Promise<void> {
    const still = linked.filter((each) => outcomeStore.getState().done.includes(each));
    const { count, kept, failed: notBack } = await takeBackLinks(still);
    const stays = new Set(notBack.map(({ page }) => page.id));
    const isOver = (each: LinkedPage) => still.includes(each) && !stays.has(each.page.id);
    outcomeStore.setState((before) => ({ done: before.done.filter((each) => !isOver(each)) }));
    const sentences = [
      ...(count > 0 ? [say.undone(count)] : []),
      ...(kept.length > 0 ? [say.kept(namesOf(kept))] : []),
      ...notBack.map(({ page, error }) => `${pageName(page)}: ${messageOf(error)}`),
    ];
    const isWhole = kept.length + notBack.length === 0;
    if (sentences.length > 0)
      show({ text: sentences.join(' '), ...(isWhole ? {} : { tone: 'error', visibleFor: undoTime }) });
    others();
    await lookAgain();
  }

  const lookAgain = () => {
    outcomeStore.setState({ failed: [] });
    return queryClient.invalidateQueries({ queryKey: equalValuesQuery.queryKey });
  };

  return { link, takeBack, progress, done, failed, lookAgain };
}

/** Why a page was not linked. */
export function failureText({ error }: PageFailure): string {
  return error instanceof ApiError && error.status === 412 ? say.changedMeanwhile : messageOf(error);
}

export function pageName({ title, identifier }: Pick<EqualPage, 'title' | 'identifier'>): string {
  return resolveText(title, defaultLanguage) || identifier;
}

const namesOf = (pages: readonly EqualPage[]) => pages.map(pageName).join(', ');

function sentenceOf(done: readonly LinkedPage[]): string {
  const settings = done.reduce((sum, { links }) => sum + links.length, 0);
  const live = done.filter(({ isLive }) => isLive).map(({ page }) => page);
  return [
    say.linked(settings, done.length),
    ...(live.length < done.length ? [say.inDrafts] : []),
    ...(live.length > 0 ? [say.isLive(namesOf(live))] : []),
  ].join(' ');
}

/** What is known of a page follows from the answer: nothing has to be looked through again. */
function remember({ page, links, revision }: LinkedPage): void {
  const linked = new Set(
    links.flatMap(({ place, link }) => link.changes.map(({ path }) => `${place.blockId} ${path}`)),
  );
  const isFree = (blockId: string) => (link: FoundLink['link']) =>
    link.changes.every(({ path }) => !linked.has(`${blockId} ${path}`));
  const after = (before: EqualPage): EqualPage => ({
    ...before,
    revision,
    places: before.places
      .map((place) => ({ ...place, links: place.links.filter(isFree(place.blockId)) }))
      .filter((place) => place.links.length > 0),
  });
  queryClient.setQueryData(equalValuesQuery.queryKey, (looked) => looked && withPage(looked, page.id, after));
  // The rest of such a page was not listed yet.
  if (page.more > 0) void queryClient.invalidateQueries({ queryKey: equalValuesQuery.queryKey });
}

/** What else shows these pages. */
function others(): void {
  void pagesChanged();
  void queryClient.invalidateQueries({ queryKey: ['design-tokens', 'uses'] });
  void queryClient.invalidateQueries({ queryKey: ['design-tokens', 'page'] });
}
