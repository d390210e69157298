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

const STYLE = `
*{box-sizing:border-box}body{margin:0;font:16px/24px "Noto Sans",system-ui,sans-serif;background:#eef1f4;color:#17202b;display:grid;min-block-size:100vh;place-items:center;padding:16px}
main{background:#fff;inline-size:100%;max-inline-size:440px;border-radius:12px;padding:28px;box-shadow:0 24px 60px -20px rgb(8 20 34/.35)}
h1{font-size:24px;line-height:32px;margin:20px 0 16px}.kind{margin:0;font-size:14px;line-height:20px;color:#4b5a68;border-block-end:1px solid #e2e7ec;padding-block-end:14px}
button{display:block;inline-size:100%;min-block-size:48px;margin-block-start:12px;padding:10px 16px;font:inherit;font-weight:600;text-align:start;border:1px solid #7c8998;border-radius:8px;background:#fff;color:#17202b;cursor:pointer}
button:hover{border-color:#17202b;background:#f5f7f9}:focus-visible{outline:3px solid #0b6bcb;outline-offset:2px}`;

/** A page with one button for each answer; the pressed one's answer goes to the opener, then the window closes. */
export const promptPage = (title: string, origin: string, answers: readonly { readonly label: string; readonly message: unknown }[]): string => {
  const data = JSON.stringify({ origin, answers: answers.map(({ message }) => message) }).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,">
<style>${STYLE}</style></head>
<body><main><p class="kind">Stand-in of an identity provider, for demonstrations.</p><h1>${escapeHtml(title)}</h1>
${answers.map(({ label }, index) => `<button type="button" data-answer="${index}">${escapeHtml(label)}</button>`).join('\n')}</main>
<script>const data=${data};document.addEventListener('click',(event)=>{const index=event.target.dataset.answer;if(index===undefined)return;window.opener?.postMessage(data.answers[index],data.origin);window.close()});</script></body></html>`;
};
