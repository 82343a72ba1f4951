import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { announce } from '../shared/announcer.tsx';

/**
 * Elements that keep the focus after a change of screen: a screen may focus a field, and a dialog stays open.
 */
const keeps = '#content *, form *, dialog, dialog *';

/**
 * Focuses the heading of each new screen and announces its title, as a browser does when it loads a page. The
 * first screen is left to the browser.
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
    return waitForHeading((heading) => {
      announce(document.title);
      if (document.activeElement?.matches(keeps)) return;
      heading.tabIndex = -1;
      // On Back and Forward the browser restores the scroll position, so the focus must not scroll.
      heading.focus({ preventScroll: latest.current.isBack });
    });
  }, [pathname]);
}

/**
 * Runs once the screen has a heading, which may come only after its data. Returns a function that stops
 * waiting.
 */
function waitForHeading(run: (heading: HTMLElement) => void): () => void {
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
