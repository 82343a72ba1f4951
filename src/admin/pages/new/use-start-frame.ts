import { useQuery } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { getPagePath, withLanguage } from '#content/address/site-paths.ts';
import { defaultLanguage } from '#content/language/language.ts';
import type { PreviewState } from '#preview/channel.ts';
import { pagesQuery } from '../../data/queries.ts';
import { frameWidths } from '../../site-frame/frame-widths.ts';
import { useFrameChannel } from '../../site-frame/use-frame-channel.ts';

interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** The frame's sizes in CSS pixels: as wide as a device, and as high as the visible part of the page. */
const desktopSize: FrameSize = { width: frameWidths.desktop, height: 1240 };
const mobileSize: FrameSize = { width: frameWidths.mobile, height: 844 };
/** Width of a picture in which the desktop layout is readable. */
const readableWidth = 480;

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
      const height = frame.current?.contentDocument?.documentElement.scrollHeight ?? 0;
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

/** Returns the frame's size and the scale at which it fills its picture; a narrow picture shows the mobile layout. */
export function useFrameSize(stage: RefObject<HTMLElement | null>): FrameSize & { readonly scale: number } {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  const size = width < readableWidth ? mobileSize : desktopSize;
  return { ...size, scale: width / size.width };
}
