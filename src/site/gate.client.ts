import { startGate } from './gate/start-gate.ts';

startGate();
