import { createContext, type ReactNode } from 'react';

/** Devices of a field that can have a value for each. */
interface FieldDevices {
  /** Chooses the device. */
  readonly button: ReactNode;
  readonly isInherited: boolean;
  /** Source of an inherited value, as a sentence. */
  readonly note: string | undefined;
}

export const FieldDevicesContext = createContext<FieldDevices | undefined>(undefined);
