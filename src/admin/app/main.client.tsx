import '#content/schemas-without-eval.ts';
import { createRoot } from 'react-dom/client';
import { session } from '../session/api.ts';
import { watchRemovedFiles } from '../shared/removed-files.ts';
import { App } from './app.tsx';
import { prepareScreen } from './screens.tsx';
import './measures.css';
import './base.css';
import '#ui/button/button.css';
import '#ui/modal/modal.css';
import '#ui/toast/toast.css';

const place = document.getElementById('admin');
if (!place) throw new Error('The shell has no element with the id "admin".');
watchRemovedFiles();
void session.start();
prepareScreen(location.pathname);
createRoot(place).render(<App />);
