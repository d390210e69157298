import { contentLink } from './safe-url.ts';

/** Marks of running text that an editor may use; everything else is shown as it was typed (platform 5 "Sanitising", readings 4.39). */
const PLAIN_TAGS: ReadonlySet<string> = new Set(['b', 'strong', 'em', 'i', 'span', 'br', 'sup', 'sub']);
const LONGEST = 4_000;

const escapeText = (text: string): string =>
  text
    .replaceAll(/&(?!(?:amp|lt|gt|quot|#39|nbsp|#\d{1,6});)/gu, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const decode = (text: string): string => text.replaceAll(/&(?:amp|lt|gt|quot|#39);/gu, (entity) => ENTITIES[entity] ?? entity);

const hrefOf = (attributes: string): string | undefined => {
  const [, quoted, single] = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)')/iu.exec(attributes) ?? [];
  return contentLink(decode(quoted ?? single ?? '').trim());
};

/**
 * One paragraph of a partner's HTML made harmless: only marks of running text and links to safe addresses are left, without any other
 * attribute; tags are closed in order, and what is no mark of ours stands as text (readings 7.14, the strict variant).
 */
export const cleanHtml = (html: string): string => {
  const open: string[] = [];
  const close = (tag: string): string => {
    const at = open.lastIndexOf(tag);
    if (at === -1) return '';
    return open
      .splice(at)
      .reverse()
      .map((name) => `</${name}>`)
      .join('');
  };
  // What a browser would run or fetch goes with its content, comments and paragraph marks without a trace.
  const bare = html
    .slice(0, LONGEST)
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/gu, '')
    .replaceAll(/<(script|style|iframe|object|template|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/giu, '')
    .replaceAll(/<\/?p(?:\s[^<>]*)?>/giu, '');
  let cleaned = '';
  for (const [piece] of bare.matchAll(/<[^<>]*>|[^<]+|</gu)) {
    const [, slash, name = '', attributes = ''] = /^<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)\/?>$/iu.exec(piece) ?? [];
    const tag = name.toLowerCase();
    const isMark = PLAIN_TAGS.has(tag) || tag === 'a';
    if (!isMark) {
      cleaned += name === '' ? escapeText(piece) : '';
      continue;
    }
    if (slash === '/') {
      cleaned += close(tag);
      continue;
    }
    if (tag === 'br') {
      cleaned += '<br>';
      continue;
    }
    const href = tag === 'a' ? hrefOf(attributes) : undefined;
    if (tag === 'a' && href === undefined) continue;
    cleaned += href === undefined ? `<${tag}>` : `<a href="${escapeText(href)}" rel="noopener noreferrer">`;
    open.push(tag);
  }
  return (
    cleaned +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  ).trim();
};
