import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Combobox, MatchedText } from './combobox.tsx';
import { Countdown, splitTime, untilNextTick } from './countdown.tsx';
import { DateStrip } from './date-strip.tsx';
import { FunnelStepper } from './funnel-stepper.tsx';
import { SUGGESTIONS } from './gallery-fixtures.ts';
import { BottomSheet, Drawer, Modal, Popover } from './overlays.tsx';
import { PriceLedger } from './price-ledger.tsx';
import { StickyBar } from './sticky-bar.tsx';

const nothing = (): void => undefined;

describe('the countdown', () => {
  it('splits what is left and never shows less than nothing', () => {
    expect(splitTime(((24 + 6) * 60 + 12) * 60_000)).toEqual({ days: 1, hours: 6, minutes: 12, seconds: 0 });
    expect(splitTime(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });

  it('changes each minute, and each second in the last hour', () => {
    expect(untilNextTick(2 * 3_600_000 + 15_000)).toBe(15_000);
    expect(untilNextTick(2 * 3_600_000)).toBe(60_000);
    expect(untilNextTick(90_300)).toBe(300);
  });

  it('is not a live region', () => {
    expect(renderToString(<Countdown endsAt={60_000} renderedAt={0} now={() => 0} format={(left) => `${left.minutes} min`} />)).toContain('aria-live="off"');
  });
});

describe('suggestions', () => {
  it.each([
    ['Maurice', 'mau', '<b>Mau</b>rice'],
    ['Île Maurice', 'ILE', '<b>Île</b> Maurice'],
    ['Belle Mare', 'mau', 'Belle Mare'],
    ['Mauï', '', 'Mauï'],
  ])('of %s for "%s" show what matches', (text, typed, html) => {
    expect(renderToString(<MatchedText text={text} typed={typed} />).replaceAll('<!-- -->', '')).toBe(html);
  });

  it('are closed on the server, and a list of groups in a sheet', () => {
    const field = { label: 'Destination', text: 'Mau', onText: nothing, groups: SUGGESTIONS, onChoose: nothing, listLabel: 'Suggestions' };
    expect(renderToString(<Combobox {...field} />)).toContain('aria-expanded="false"');
    const sheet = renderToString(<Combobox {...field} look="sheet" />);
    expect(sheet).toContain('role="listbox"');
    expect(sheet.match(/role="option"/gu)).toHaveLength(3);
  });
});

describe('the stepper', () => {
  it('says which step is current and which are done', () => {
    const html = renderToString(
      <FunnelStepper label="Étapes" steps={['Voyage', 'Paiement', 'Fin']} current={1} positionText="Étape 2 sur 3" doneText="terminé" />,
    );
    expect(html.match(/aria-current="step"/gu)).toHaveLength(1);
    expect(html.match(/terminé/gu)).toHaveLength(1);
  });
});

describe('the date strip', () => {
  it('links to days with an offer only and marks the chosen one', () => {
    const html = renderToString(
      <DateStrip
        label="Dates"
        selected="2026-03-14"
        dates={[
          { day: '2026-03-14', label: 'sam. 14', price: '1 186 €', href: '#a' },
          { day: '2026-03-15', label: 'dim. 15' },
        ]}
      />,
    );
    expect(html.match(/<a /gu)).toHaveLength(1);
    expect(html).toContain('aria-current="date"');
  });
});

describe('the ledger and its bar', () => {
  it('are a list of terms with a polite announcement', () => {
    const html = renderToString(
      <PriceLedger rows={[{ id: 'a', label: 'Vol + hôtel', amount: '10 €' }]} total={{ label: 'Total', amount: '10 €' }} announcement="Total 10 euros" />,
    );
    expect(html).toContain('<dl');
    expect(html).toContain('role="status"');
  });

  it('keep the proof of a reduction on small screens too', () => {
    expect(renderToString(<StickyBar amount="1 249 €" proof="Plus bas prix des 30 derniers jours : 1 612 €" action={null} />)).toContain('30 derniers jours');
  });
});

describe('what opens over the page', () => {
  it('leaves nothing in the page while it was never open', () => {
    const shared = { isOpen: false, onClose: nothing, closeLabel: 'Fermer', locale: 'fr-FR', title: 'Titre', children: 'Texte' };
    expect(
      renderToString(
        <>
          <Modal {...shared} />
          <Drawer {...shared} />
          <BottomSheet {...shared} />
          <Popover {...shared} label="Titre" triggerRef={{ current: null }} />
        </>,
      ),
    ).toBe('');
  });
});

/** All modules of ours that a module pulls in at once, and the packages they name (dynamic imports are not followed). */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?! type)[^;]*?from '([^']+)'/gmu)) {
    if (from.startsWith('.') && !from.endsWith('.css')) importsOf(join(dirname(file), from), seen);
    else seen.add(from);
  }
  return seen;
}

const sources = readdirSync(import.meta.dirname).filter((name) => !name.includes('.test.'));
// The last is read by the server alone, which prints the words of the overlays into the page.
const HEAVY = ['modal.tsx', 'lightbox.tsx', 'bottom-sheet.tsx', 'popover.tsx', 'carousel-engine.ts', 'primitive-strings.ts'];

describe('the bytes of the light parts', () => {
  it.each(sources.filter((name) => /\.tsx?$/u.test(name) && !name.endsWith('.d.ts') && !HEAVY.includes(name)))(
    '%s pulls in neither React Aria nor the carousel engine',
    (name) => {
      const heavy = [...importsOf(join(import.meta.dirname, name))].filter((from) => from.startsWith('react-aria') || from.startsWith('embla'));
      expect(heavy).toEqual([]);
    },
  );

  it('are measured by a walk that does find the heavy ones', () => {
    expect([...importsOf(join(import.meta.dirname, 'modal.tsx'))]).toContain('react-aria-components/Modal');
  });
});

describe('the style sheets', () => {
  it.each(sources.filter((name) => name.endsWith('.css') && name !== 'tokens.css'))(
    '%s takes colours from tokens and sides from the reading direction',
    (name) => {
      const css = readFileSync(join(import.meta.dirname, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, '');
      expect(css.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/giu)).toBeNull();
      expect(
        css.match(
          /(?:^|[\s;{])(?:(?:margin|padding|border)-(?:left|right|top|bottom)|left|right|top|bottom|width|height|(?:min|max)-(?:width|height))\s*:|text-align:\s*(?:left|right)/gmu,
        ),
      ).toBeNull();
    },
  );
});
