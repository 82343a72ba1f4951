/**
 * What visitors' islands get when they import from 'react': Preact's core and hooks, without its
 * compatibility layer. Nothing else of React is available to them, and the build fails on it.
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
