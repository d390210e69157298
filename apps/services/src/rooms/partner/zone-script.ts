import type { PartnerZone } from '@escale/contract/partner-zone';

/** JSON that can stand inside a script, whatever an editor typed. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * The stand-in for a partner's own header script: draws the partner's bar, or its strip below the page, into the element `idzone` of the frame it
 * runs in. It uses nothing of the page around, as the frame is of another origin for it.
 */
export const zoneScript = (zone: PartnerZone): string => `(() => {
  const zone = ${scriptJson(zone)};
  const root = document.getElementById('idzone');
  if (root === null) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    'body{margin:0;font:14px/20px system-ui,sans-serif;background:' + zone.background + ';color:' + zone.text + '}' +
    'nav{max-width:1240px;min-height:40px;margin:0 auto;padding:0 24px;display:flex;align-items:stretch;gap:24px;overflow-x:auto;scrollbar-width:none;white-space:nowrap}' +
    'a,b{display:flex;align-items:center;color:inherit;text-decoration:none;border-block:3px solid transparent}' +
    'a:hover{text-decoration:underline}a:focus-visible{outline:3px solid;outline-offset:-3px}' +
    '[aria-current]{border-block-end-color:' + zone.accent + '}.end{margin-inline-start:auto}p{margin:0;display:flex;align-items:center}' +
    '@media(width<768px){nav{padding:0 16px;gap:20px}}' +
    // On a phone the way to the account stays in sight; what does not fit is scrolled under it.
    '@media(width<480px){nav{padding:0 12px;gap:11px}a.end{position:sticky;inset-inline-end:0;background:' + zone.background + '}}'
  );
  document.adoptedStyleSheets = [sheet];
  const nav = document.createElement('nav');
  const add = (entry, name) => {
    const link = document.createElement('a');
    link.textContent = entry.label;
    link.href = entry.url;
    link.target = '_top';
    if (name !== undefined) link.className = name;
    nav.append(link);
    return link;
  };
  if (root.dataset.part === 'footer') {
    for (const entry of zone.footer?.links ?? []) add(entry);
    const note = document.createElement('p');
    note.className = 'end';
    note.textContent = zone.footer?.note ?? '';
    nav.append(note);
  } else {
    add(zone.home).style.fontWeight = '600';
    for (const entry of zone.links) add(entry);
    const here = document.createElement('b');
    here.textContent = zone.current;
    here.style.fontWeight = 'inherit';
    here.setAttribute('aria-current', 'true');
    nav.append(here);
    if (zone.account !== undefined) add(zone.account, 'end');
  }
  root.append(nav);
})();
`;
