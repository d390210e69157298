import { fileURLToPath } from 'node:url';
import { Document, Font, Page, Path, renderToBuffer, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { Block, Sheet } from './sheet.ts';

const file = (specifier: string): string => fileURLToPath(import.meta.resolve(specifier));
const family = (name: string, prefix: string): void =>
  Font.register({ family: name, fonts: [400, 600].map((fontWeight) => ({ src: file(`${prefix}-${fontWeight}-normal.woff`), fontWeight })) });

family('Latin', '@fontsource/noto-sans/files/noto-sans-latin');
family('Latin extended', '@fontsource/noto-sans/files/noto-sans-latin-ext');
// Cairo and not Noto Sans Arabic: the subset of the latter loses the body of qaf in this renderer.
family('Arabic', '@fontsource/cairo/files/cairo-arabic');
family('Arabic latin', '@fontsource/cairo/files/cairo-latin');
Font.registerHyphenationCallback((word) => [word]);

/** A phone number or an address in Latin letters keeps its own order on a right-to-left page. */
const ARABIC = /\p{Script=Arabic}/u;
const INK = '#17202b';
const MUTED = '#526172';
const LINE = '#e2e7ec';
const styles = StyleSheet.create({
  page: { paddingTop: 48, paddingBottom: 64, paddingHorizontal: 48, fontSize: 10, lineHeight: 1.5, color: INK },
  row: { flexDirection: 'row', justifyContent: 'space-between' },
  heading: { fontSize: 13, fontWeight: 600, marginTop: 18, marginBottom: 6 },
  line: { borderBottomWidth: 0.7, borderBottomColor: LINE, paddingVertical: 4 },
  footer: { position: 'absolute', bottom: 28, left: 48, right: 48, fontSize: 8, color: MUTED, borderTopWidth: 0.7, borderTopColor: LINE, paddingTop: 6 },
});

/** The PDF fonts have no narrow no-break space; the plain no-break space reads the same on paper. */
const ink = (text: string): string => text.replaceAll('\u202f', '\u00a0').replaceAll('→', '–');

const drawBlock = (block: Block, key: number, align: { textAlign: 'left' | 'right'; direction: 'ltr' | 'rtl' }, row: 'row' | 'row-reverse'): ReactElement => {
  const text = (value: string, style: object = {}): ReactElement =>
    h(Text, { style: { ...align, ...(ARABIC.test(value) ? {} : { direction: 'ltr' as const }), ...style } }, ink(value));
  switch (block.kind) {
    case 'heading':
      return h(View, { key, minPresenceAhead: 60 }, text(block.text, styles.heading));
    case 'paragraph':
      return h(View, { key }, text(block.text, block.quiet ? { color: MUTED, fontSize: 9, marginBottom: 4 } : { marginBottom: 4 }));
    case 'facts':
      return h(
        View,
        { key },
        ...block.rows.map((fact, index) =>
          h(
            View,
            { key: index, style: { ...styles.line, flexDirection: row }, wrap: false },
            h(View, { style: { width: '32%' } }, text(fact.label, { color: MUTED })),
            h(View, { style: { width: '68%' } }, text(fact.value)),
          ),
        ),
      );
    case 'ledger':
      return h(
        View,
        { key },
        ...block.rows.map((entry, index) =>
          h(View, { key: index, style: { ...styles.line, ...styles.row, flexDirection: row }, wrap: false }, text(entry.label), h(Text, {}, ink(entry.amount))),
        ),
        h(
          View,
          { key: 'total', style: { ...styles.row, flexDirection: row, paddingTop: 8 }, wrap: false },
          text(block.total.label, { fontSize: 12, fontWeight: 600 }),
          h(Text, { style: { fontSize: 14, fontWeight: 600 } }, ink(block.total.amount)),
        ),
      );
    case 'code':
      return h(
        View,
        { key, style: { alignItems: 'center', marginTop: 20 }, wrap: false },
        h(Svg, { viewBox: `0 0 ${block.size} ${block.size}`, style: { width: 96, height: 96 } }, h(Path, { d: block.svgPath, fill: INK })),
        text(block.caption, { color: MUTED, marginTop: 6 }),
      );
  }
};

/** Draws a sheet as PDF bytes, right to left where its language runs so. */
export const drawPdf = async (sheet: Sheet): Promise<Buffer> => {
  const rtl = sheet.direction === 'rtl';
  const align = { textAlign: rtl ? 'right' : 'left', direction: sheet.direction } as const;
  const row = rtl ? 'row-reverse' : 'row';
  const fontFamily = rtl ? ['Arabic', 'Arabic latin', 'Latin', 'Latin extended'] : ['Latin', 'Latin extended', 'Arabic'];
  const document = h(
    Document,
    { title: `${sheet.title} ${sheet.reference.value}`, author: sheet.brand, language: sheet.language },
    h(
      Page,
      { size: 'A4', style: { ...styles.page, fontFamily } },
      h(
        View,
        { style: { ...styles.row, flexDirection: row, borderBottomWidth: 2, borderBottomColor: sheet.colour, paddingBottom: 10, marginBottom: 18 } },
        h(Text, { style: { fontSize: 15, fontWeight: 600, color: sheet.colour } }, ink(sheet.brand)),
        h(Text, { style: { color: MUTED } }, ink(`${sheet.reference.label} ${sheet.reference.value}`)),
      ),
      h(Text, { style: { ...align, fontSize: 21, fontWeight: 600, lineHeight: 1.25 } }, ink(sheet.title)),
      h(Text, { style: { ...align, color: MUTED, marginTop: 4, marginBottom: 6 } }, ink(sheet.subtitle)),
      ...sheet.blocks.map((block, index) => drawBlock(block, index, align, row)),
      h(Text, { style: { ...styles.footer, ...align }, fixed: true }, ink(sheet.footer)),
    ),
  );
  return renderToBuffer(document);
};
