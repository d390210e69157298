import { html } from '../../platform/html.ts';
import type { Mail } from './mail-brand.ts';
import { PREVIEW_LETTERS, type PreviewShop } from './preview-letters.ts';
import { mailTwins, toolPage } from './tool-page.ts';

const byBrand = (shops: readonly PreviewShop[]): readonly (readonly PreviewShop[])[] => {
  const brands = new Map<string, PreviewShop[]>();
  for (const shop of shops) brands.set(shop.brand.code, [...(brands.get(shop.brand.code) ?? []), shop]);
  return [...brands.values()];
};

/** The list of every letter: a table for each brand, a column for each of its shops. Letters a brand never sends have no link. */
export const previewIndex = (shops: readonly PreviewShop[], nonce: string): string => {
  const tables = byBrand(shops).map((own) => {
    const rows = PREVIEW_LETTERS.map(
      ({ name, isSentBy }) =>
        html`<tr><th scope="row">${name}</th>${own.map((at) => html`<td>${isSentBy(at) ? html`<a href="previews/${at.brand.code}/${at.shop}/${name}">${at.shop}</a>` : '–'}</td>`)}</tr>`,
    );
    const name = own[0]?.brand.name ?? '';
    return html`<details><summary>${own[0]?.brand.code ?? ''} · ${name} · ${own.map(({ shop }) => shop).join(', ')}</summary><table><thead><tr><th scope="col">Letter</th>${own.map(({ shop }) => html`<th scope="col">${shop}</th>`)}</tr></thead><tbody>${rows}</tbody></table></details>`;
  });
  return toolPage(
    'Letters',
    nonce,
    html`<h1>Letters</h1><p>Every letter of every brand in every shop, drawn with sample data by the code that sends it. <a href="outbox">What was sent</a></p>${tables}`,
  );
};

/** One letter of a shop, with the way to its neighbours, and the shop's text messages. */
export const previewPage = (
  preview: {
    readonly at: PreviewShop;
    readonly letter: string;
    readonly mail: Mail;
    readonly messages: readonly { readonly name: string; readonly text: string }[];
  },
  nonce: string,
): string => {
  const { at, letter, mail, messages } = preview;
  const own = PREVIEW_LETTERS.filter(({ isSentBy }) => isSentBy(at));
  const links = own.map(({ name }) => (name === letter ? html`<li><strong>${name}</strong></li>` : html`<li><a href="${name}">${name}</a></li>`));
  return toolPage(
    mail.subject,
    nonce,
    html`<p><a href="../../../previews">All letters</a></p><h1 dir="auto">${mail.subject}</h1><p>${letter} · ${at.brand.name} · ${at.shop}</p>${mailTwins({ frame: `${letter}/html`, text: mail.text, unsubscribe: mail.unsubscribe })}<h2>Text messages</h2><table><tbody>${messages.map(({ name, text }) => html`<tr><th scope="row">${name}</th><td dir="auto">${text}</td></tr>`)}</tbody></table><h2>Other letters of this shop</h2><ul>${links}</ul>`,
  );
};
