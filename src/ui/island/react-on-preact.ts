/**
 * The module that islands get for 'react' on the public site: Preact's core and hooks, without its
 * compatibility layer. The build fails on any other import from React.
 */
export { createContext, createElement, Fragment } from 'preact';
export {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';
