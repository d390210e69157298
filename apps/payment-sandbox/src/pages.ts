import { createHmac } from 'node:crypto';
import type { StoredPayment } from './store.ts';
import { textsFor } from './texts.ts';

const escape = (text: string): string => text.replaceAll(/[&<>"']/gu, (c) => `&#${c.charCodeAt(0)};`);

const STYLE = `
*{box-sizing:border-box}body{margin:0;font:16px/1.5 "Noto Sans",system-ui,sans-serif;background:#eef1f4;color:#17202b;display:grid;min-block-size:100vh;place-items:center;padding:16px}
main{background:#fff;inline-size:100%;max-inline-size:440px;border-radius:12px;padding:28px;box-shadow:0 24px 60px -20px rgb(8 20 34/.35)}
header{display:flex;justify-content:space-between;gap:12px;font-size:14px;color:#4b5a68;border-block-end:1px solid #e2e7ec;padding-block-end:14px}
h1{font-size:24px;line-height:32px;margin:20px 0 8px}dl{display:grid;grid-template-columns:auto 1fr;gap:6px 16px;margin:18px 0}dt{color:#4b5a68}dd{margin:0;font-weight:600;text-align:end}
label{display:block;font-weight:600;font-size:14px;margin-block-end:6px}input{inline-size:100%;block-size:52px;font:inherit;font-size:20px;letter-spacing:.08em;padding-inline:14px;border:1px solid #7c8998;border-radius:8px;direction:ltr}
.hint{font-size:14px;color:#4b5a68;margin:6px 0 0}.error{color:#b3261e;font-weight:600;font-size:14px;margin:8px 0 0}
button{inline-size:100%;min-block-size:48px;font:inherit;font-weight:600;border-radius:8px;border:1px solid #14406b;background:#14406b;color:#fff;margin-block-start:14px;cursor:pointer}
button.plain{background:#fff;color:#14406b;border-color:#7c8998}:focus-visible{outline:3px solid #0b6bcb;outline-offset:2px}`;

const formatAmount = (payment: StoredPayment): string =>
  new Intl.NumberFormat(`${payment.locale}-u-nu-latn`, { style: 'currency', currency: payment.currency }).format(payment.amount / 100);

const page = (payment: StoredPayment, nonce: string, title: string, body: string, head = ''): string => {
  const { language, texts } = textsFor(payment.locale);
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><link rel="icon" href="data:,"><style nonce="${nonce}">${STYLE}</style>${head}</head><body><main><header><span>${escape(texts.provider)}</span><span>${escape(texts.demo)}</span></header><h1>${escape(title)}</h1>${body}</main></body></html>`;
};

const facts = (payment: StoredPayment): string => {
  const { texts } = textsFor(payment.locale);
  return `<dl><dt>${escape(texts.amount)}</dt><dd><bdi>${escape(formatAmount(payment))}</bdi></dd><dt>${escape(texts.payee)}</dt><dd><bdi>${escape(payment.payee)}</bdi></dd></dl>`;
};

/** The bank's challenge page: amount, payee, one-time code. */
export const challengePage = (payment: StoredPayment, nonce: string, wrong: boolean): string => {
  const { texts } = textsFor(payment.locale);
  return page(
    payment,
    nonce,
    texts.challengeTitle,
    `<p>${escape(texts.challengeIntro)}</p>${facts(payment)}
<form method="post"><label for="code">${escape(texts.codeLabel)}</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="8" aria-describedby="hint${wrong ? ' wrong' : ''}"${wrong ? ' aria-invalid="true"' : ''}>
<p class="hint" id="hint">${escape(texts.codeHint)}</p>${wrong ? `<p class="error" id="wrong" role="alert">${escape(texts.wrongCode)}</p>` : ''}
<button name="action" value="confirm">${escape(texts.confirm)}</button><button class="plain" name="action" value="cancel" formnovalidate>${escape(texts.refuse)}</button></form>`,
  );
};

/** The hosted page of the redirect method, with every outcome a tester needs. */
export const hostedPage = (payment: StoredPayment, nonce: string): string => {
  const { texts } = textsFor(payment.locale);
  const button = (value: string, label: string, plain: boolean): string =>
    `<button name="choice" value="${value}"${plain ? ' class="plain"' : ''}>${escape(label)}</button>`;
  return page(
    payment,
    nonce,
    texts.payTitle,
    `<p>${escape(texts.payIntro)}</p>${facts(payment)}<form method="post">${button('pay', texts.pay, false)}${button('abort', texts.abort, true)}${button('late', texts.late, true)}${button('error', texts.error, true)}</form>`,
  );
};

/** Where the traveller goes back to: the merchant's address with the payment, its status and our signature over both. */
export const signedReturn = (payment: StoredPayment, secret: string): string => {
  const url = new URL(payment.returnUrl);
  url.searchParams.set('paymentId', payment.id);
  url.searchParams.set('paymentStatus', payment.status);
  url.searchParams.set('signature', createHmac('sha256', secret).update(`${payment.id}.${payment.status}`).digest('hex'));
  return url.href;
};

/** Shown after the answer: in a frame it tells the page that opened it, in its own window it goes back. */
export const donePage = (payment: StoredPayment, nonce: string, returnTo: string): string => {
  const { texts } = textsFor(payment.locale);
  const target = JSON.stringify({ url: returnTo, origin: new URL(returnTo).origin, id: payment.id }).replaceAll('<', '\\u003c');
  const script = `<script nonce="${nonce}">const t=${target};if(window.parent!==window)window.parent.postMessage({type:'payment-step-done',id:t.id},t.origin);else location.replace(t.url)</script>`;
  return page(payment, nonce, texts.done, `<p><a href="${escape(returnTo)}" target="_top">${escape(texts.done)}</a></p>${script}`);
};
