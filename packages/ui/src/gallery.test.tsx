import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Gallery } from './gallery.tsx';

const html = renderToString(<Gallery locale="fr-FR" isRtl={false} />);

describe('the gallery, rendered on the server', () => {
  it('shows every part without a style attribute', () => {
    expect(html).toContain('Composants et états');
    expect(html).not.toContain('style=');
  });

  it('gives every button, link and field a name', () => {
    const empty = [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/gu)].filter(
      ([, attributes = '', inside = '']) => !attributes.includes('aria-label=') && inside.replaceAll(/<svg.*?<\/svg>|<[^>]+>/gu, '').trim() === '',
    );
    expect(empty).toEqual([]);
    for (const [, id] of html.matchAll(/<label for="([^"]+)"/gu)) expect(html).toContain(`id="${id}"`);
  });

  it('points only at ids that exist', () => {
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id));
    const pointed = [...html.matchAll(/aria-(?:labelledby|describedby|controls|activedescendant)="([^"]+)"/gu)].flatMap(([, list = '']) => list.split(' '));
    expect(pointed.length).toBeGreaterThan(20);
    expect(pointed.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('uses each id once', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('sends the first picture of a carousel only', () => {
    expect(html).toContain('/gallery.avif?menthe');
    expect(html).not.toContain('/gallery.avif?corail');
  });

  it('is the same on the right-to-left side but for its direction', () => {
    expect(renderToString(<Gallery locale="ar-AE" isRtl />)).toContain('role="grid"');
  });
});
