import { createContext } from 'react';

/** Where the field stands in its block whose row is rendered, as `formatPath` writes it. */
export const FieldPathContext = createContext<string | undefined>(undefined);
