import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { announce } from '../shared/announcer.tsx';

/** Elements that keep the focus: a screen may begin in a field, and an overlay stays open. */
const keeps = '#content *, form *, dialog, dialog *';

/**
 * Tells of every change of screen, as a browser does when it loads a page: the new screen's heading gets the focus, and
 * its title is announced. The first screen is the browser's own to tell of.
 */
export function useScreenChange(): void {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const latest = useRef({ pathname, isBack });
  useEffect(() => {
    latest.current.isBack = isBack;
  }, [isBack]);
  useEffect(() => {
    if (latest.current.pathname === pathname) return;
    latest.current.pathname = pathname;
    return whenHeadingIsThere((heading) => {
      announce(document.title);
      if (document.activeElement?.matches(keeps)) return;
      heading.tabIndex = -1;
      // Back and Forward go to where the screen was left.
      heading.focus({ preventScroll: latest.current.isBack });
    });
  }, [pathname]);
}

/** Screens load, and ask for what they show: the heading may come later. Answers how to stop waiting. */
function whenHeadingIsThere(run: (heading: HTMLElement) => void): () => void {
  const tryNow = () => {
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading) return false;
    observer.disconnect();
    run(heading);
    return true;
  };
  const observer = new MutationObserver(tryNow);
  if (!tryNow()) observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
