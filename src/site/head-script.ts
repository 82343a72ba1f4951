/**
 * Runs in the head, before anything is painted: says that scripts run, arms the fade-in, and sets the theme
 * that was chosen less than 24 hours ago, else the system's. Allowed by its hash in the
 * Content-Security-Policy, so it is the same on every page. `theme.client.ts` shares its stored shape.
 */
export const headScript = [
  '(function(d,s){',
  "d.classList.add('js');",
  "if(!matchMedia('(prefers-reduced-motion:reduce)').matches)d.classList.add('reveal');",
  "try{s=JSON.parse(localStorage.getItem('theme'))}catch(e){}",
  's=s&&Date.now()-s.at<864e5&&s.value;',
  "d.dataset.theme=s=='light'||s=='dark'?s:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'",
  '})(document.documentElement)',
].join('');
