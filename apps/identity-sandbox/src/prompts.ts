/** Text made safe inside HTML, attributes included. */
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);

/** People of the stand-ins; the page of each provider lets one be chosen. */
export const PEOPLE = [
  { id: 'demo-nina', name: 'Nina Berg', email: 'nina.berg@example.com' },
  { id: 'demo-omar', name: 'Omar Haddad', email: 'omar.haddad@example.com' },
  { id: 'demo-facebook-user', name: 'Emma Clarke', email: 'social@example.com' },
] as const;

/** Pages whose answers a stand-in posts to: this machine's only. */
export const isLocalOrigin = (origin: string): boolean => {
  if (!URL.canParse(origin)) return false;
  const { hostname, origin: exact } = new URL(origin);
  return exact === origin && (hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.localhost'));
};

/** A page with one button for each answer; the pressed one's answer goes to the opener, then the window closes. */
export const promptPage = (title: string, origin: string, answers: readonly { readonly label: string; readonly message: unknown }[]): string => {
  const data = JSON.stringify({ origin, answers: answers.map(({ message }) => message) }).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title>
<style>body{font:16px/24px system-ui,sans-serif;max-width:26rem;margin:3rem auto;padding:0 1rem}button{display:block;width:100%;min-height:48px;margin:0 0 12px;font:inherit}</style></head>
<body><h1>${escapeHtml(title)}</h1><p>Stand-in of an identity provider, for demonstrations.</p>
${answers.map(({ label }, index) => `<button type="button" data-answer="${index}">${escapeHtml(label)}</button>`).join('\n')}
<script>const data=${data};document.addEventListener('click',(event)=>{const index=event.target.dataset.answer;if(index===undefined)return;window.opener?.postMessage(data.answers[index],data.origin);window.close()});</script></body></html>`;
};
