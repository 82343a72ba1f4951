import { createContext } from 'react';

/** Path of the field in its block, in the format of `formatPath`. */
export const FieldPathContext = createContext<string | undefined>(undefined);
