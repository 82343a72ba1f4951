import { useQuery } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { getPagePath, withLanguage } from '#content/address/site-paths.ts';
import { defaultLanguage } from '#content/language/language.ts';
import type { PreviewState } from '#preview/channel.ts';
import { pagesQuery } from '../../data/queries.ts';
import { useFrameChannel } from '../../site-frame/use-frame-channel.ts';

/** The frame's size in CSS pixels: as wide as a laptop, and as high as the visible part of the page. */
export const startFrameSize = { width: 1280, height: 1240 };

/** Returns the page whose frame renders layouts: the home page, which every site has. Undefined until it has loaded. */
export function useFramePage(): { readonly id: string; readonly address: string } | undefined {
  const { data: pages } = useQuery(pagesQuery);
  const home = pages?.find(({ identifier }) => identifier === 'main');
  if (!home) return undefined;
  return { id: home.id, address: `${withLanguage(getPagePath(home), defaultLanguage)}?preview` };
}

/** The shown page with its height in CSS pixels; `silent` if the frame does not answer, undefined while it loads. */
type ShownStart = { readonly state: PreviewState; readonly height: number } | 'silent' | undefined;

/** Renders a page in a frame, and again whenever the state changes. */
export function useStartFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  documentId: string,
  state: PreviewState | undefined,
): ShownStart {
  const [shown, setShown] = useState<ShownStart>();
  const fail = () => setShown((before) => before ?? 'silent');
  useFrameChannel({
    frame,
    documentId,
    isOpen: state !== undefined,
    state: useCallback(() => state as PreviewState, [state]),
    rendered: () => {
      if (!state) return;
      const height = frame.current?.contentDocument?.documentElement.scrollHeight ?? startFrameSize.height;
      setShown({ state, height });
    },
    silent: fail,
    stalled: fail,
  });
  useEffect(() => {
    if (state) frame.current?.contentWindow?.scrollTo(0, 0);
  }, [frame, state]);
  return shown;
}

/** Returns the scale at which the frame fills the width of its picture. */
export function useFrameScale(stage: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  return width / startFrameSize.width;
}
