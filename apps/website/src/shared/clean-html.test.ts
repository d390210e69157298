import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.server.ts';

describe('a paragraph of a partner', () => {
  it.each([
    ['<p>Vos <strong>ventes</strong> privées</p>', 'Vos <strong>ventes</strong> privées'],
    ['<a href="/fr-FR/faq" onclick="x()" class="y">Aide</a>', '<a href="/fr-FR/faq" rel="noopener noreferrer">Aide</a>'],
    [
      "<a href='https://partner.example.com/?a=1&amp;b=2'>Partner</a>",
      '<a href="https://partner.example.com/?a=1&amp;b=2" rel="noopener noreferrer">Partner</a>',
    ],
    ['Moins de 3 < 4 & plus', 'Moins de 3 &lt; 4 &amp; plus'],
    ['10&nbsp;&euro; &amp; plus', '10&nbsp;&amp;euro; &amp; plus'],
    ['<b>ouvert', '<b>ouvert</b>'],
    ['<b><i>croisé</b></i>', '<b><i>croisé</i></b>'],
    ['ligne<br/>suivante', 'ligne<br>suivante'],
    ['fermé</b>', 'fermé'],
  ])('%j becomes %j', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });

  it.each([
    '<script>alert(1)</script>',
    '<scr<script>ipt>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><script>1</script></svg>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java&#115;cript:alert(1)">x</a>',
    '<a href=javascript:alert(1)>x</a>',
    '<a href="//evil.example">x</a>',
    '<b onmouseover="alert(1)">x</b>',
    '<b style="background:url(//evil.example)">x</b>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<!--<script>--><script>alert(1)</script>',
    '<a href="/x" href="javascript:alert(1)">x</a>',
    '<a href="/x&quot; onclick=&quot;alert(1)">x</a>',
    '<template><script>alert(1)</script></template>',
    '<b/onclick=alert(1)>x</b>',
    '<form action=//evil.example><input></form>',
  ])('%j can run nothing and lead nowhere unsafe', (html) => {
    // Only tags of ours are left, and of attributes only the address and rel of a link.
    expect(
      cleanHtml(html).replaceAll(
        /<\/?(?:b|i|em|strong|span|sup|sub|br)>|<a href="(?:\/(?!\/)|https?:\/\/|mailto:|tel:)[^"<>]*" rel="noopener noreferrer">|<\/a>/gu,
        '',
      ),
    ).not.toMatch(/[<>]/u);
  });

  it('stays short whatever it is given', () => {
    expect(cleanHtml('<b>'.repeat(100_000)).length).toBeLessThan(20_000);
  });
});
