/** ms after which the page is shown without the transition; browsers skip a transition after 4000. */
const patience = 2000;

/**
 * Delays the first rendering of a page reached from another page of the site until its transition can start:
 * browsers look for named elements at that rendering, and often paint a partly parsed page. The page is
 * blocked by an expected element that never exists, until it is parsed
 * (https://html.spec.whatwg.org/multipage/links.html#link-type-expect). On navigating back it also waits for
 * its script, which names the shrinking picture in `pagereveal` (`client/view-transitions.ts`). That script
 * is included a second time, which runs it only once but blocks rendering
 * (https://html.spec.whatwg.org/multipage/urls-and-fetching.html#blocking-attributes); it is cached, since
 * the visitor comes from this page. The first page of a visit and pages with reduced motion are not delayed.
 * Follows the page's script in the head of public pages and is allowed by its hash: rendering can only be
 * blocked before the body.
 */
export const pageChangeScript = [
  '((d,a,hold,l,s)=>{',
  "if(!a?.from||matchMedia('(prefers-reduced-motion:reduce)').matches)return;",
  "hold=e=>{e.setAttribute('blocking','render');d.head.append(e);",
  `setTimeout(()=>e.remove(),${patience})};`,
  "l=d.createElement('link');l.rel='expect';l.href='#-';hold(l);",
  "d.addEventListener('readystatechange',()=>l.remove());",
  "if(a.navigationType=='traverse'&&a.from.index>a.entry.index){",
  "s=d.createElement('script');s.type='module';s.src=d.querySelector('script[type=module]').src;hold(s)}",
  '})(document,self.navigation?.activation)',
].join('');
