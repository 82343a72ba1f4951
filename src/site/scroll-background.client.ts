import { startScrollBackground } from './client/scroll-background.ts';

startScrollBackground();
