import 'react';

declare module 'react' {
  interface IframeHTMLAttributes<T> {
    /** The frame gets no cookies and keeps no storage (https://wicg.github.io/anonymous-iframe/). React renders it. */
    credentialless?: boolean | undefined;
  }
}
