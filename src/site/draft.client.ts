import { startResponses } from './draft/start-responses.ts';

startResponses();
