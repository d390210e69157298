import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Alert, ErrorSummary } from './alert.tsx';
import { Button, IconButton, LinkButton } from './button.tsx';
import { Card } from './card.tsx';
import { CheckboxField, RadioField } from './checkbox-field.tsx';
import { Chip, MenuChip, RemovableChip } from './chip.tsx';
import { SelectField, TextField } from './field.tsx';
import { OptionGroup, OptionRow, PictureOption } from './option-row.tsx';
import { Picture } from './picture.tsx';
import { PriceBlock } from './price-block.tsx';
import { RatingBadge, Suns } from './rating.tsx';
import { Stars } from './stars.tsx';

describe('buttons', () => {
  it('keep their label as the name while loading and say that they are busy', () => {
    const html = renderToString(
      <Button kind="cta" isLoading>
        Rechercher
      </Button>,
    );
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('aria-disabled="true"');
    expect(html).toContain('Rechercher');
  });

  it('submit only when asked to', () => {
    expect(renderToString(<Button>Choisir</Button>)).toContain('type="button"');
    expect(renderToString(<Button type="submit">Choisir</Button>)).toContain('type="submit"');
  });

  it('with an icon alone have a name', () => {
    expect(renderToString(<IconButton label="Fermer" icon={<svg />} />)).toContain('aria-label="Fermer"');
  });

  it('that go somewhere are links', () => {
    expect(renderToString(<LinkButton href="/fr-FR/sdp">Voir</LinkButton>)).toMatch(/^<a href="\/fr-FR\/sdp"/u);
  });
});

describe('chips', () => {
  it('say whether they are on, whether they open something, and what they remove', () => {
    expect(renderToString(<Chip isOn>4 étoiles</Chip>)).toContain('aria-pressed="true"');
    expect(renderToString(<MenuChip isOpen={false}>Budget</MenuChip>)).toContain('aria-haspopup="dialog"');
    expect(renderToString(<RemovableChip removeLabel="Retirer 4 étoiles">4 étoiles</RemovableChip>)).toContain('aria-label="Retirer 4 étoiles"');
  });
});

describe('fields', () => {
  it('tie label, help and error to the control', () => {
    const html = renderToString(
      <TextField id="name" label="Nom" optionalText="(facultatif)" help="Comme sur la pièce" error="Saisissez au moins 2 lettres." name="name" />,
    );
    expect(html).toContain('<label for="name"');
    expect(html).toContain('aria-describedby="name-error name-help"');
    expect(html).toContain('id="name-error"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('(facultatif)');
  });

  it('that are right are neither described nor invalid', () => {
    const html = renderToString(<TextField label="Nom" name="name" />);
    expect(html).not.toContain('aria-invalid');
    expect(html).not.toContain('aria-describedby');
  });

  it('offer the empty choice first', () => {
    const html = renderToString(<SelectField label="Pays" emptyLabel="Choisissez" options={[{ value: 'FR', label: 'France' }]} />);
    expect(html.indexOf('Choisissez')).toBeLessThan(html.indexOf('France'));
  });

  it('of choice are never ticked by themselves', () => {
    const html = renderToString(
      <>
        <CheckboxField error="À cocher">J’accepte</CheckboxField>
        <RadioField name="t" value="mr">
          Monsieur
        </RadioField>
      </>,
    );
    expect(html).not.toContain('checked');
    expect(html).toContain('aria-invalid="true"');
  });

  it('are linked from the summary', () => {
    const html = renderToString(<ErrorSummary title="Un champ est à corriger." items={[{ fieldId: 'name', text: 'Nom' }]} />);
    expect(html).toContain('role="alert"');
    expect(html).toContain('href="#name"');
    expect(renderToString(<ErrorSummary title="x" items={[]} />)).toBe('');
  });
});

describe('options', () => {
  it('are radios of one group, described by text and price', () => {
    const html = renderToString(
      <OptionGroup legend="Assurance">
        <OptionRow id="none" name="insurance" title="Sans assurance" text="Je renonce" price="0 €" />
        <PictureOption id="suite" name="room" title="Suite" price="+ 74 €" picture={<img alt="" />} />
      </OptionGroup>,
    );
    expect(html).toContain('<legend');
    expect(html).toContain('aria-describedby="none-text none-price"');
    expect(html).toContain('aria-describedby="suite-price"');
    expect(html).not.toContain('checked');
  });
});

describe('prices', () => {
  const plain = {
    amount: '1 249 €',
    unit: 'par personne',
    total: { amount: '2 498 €', label: 'au total' },
    taxes: 'taxes et frais inclus',
  };
  const reduction = {
    percentage: '−22 %',
    struckPrice: '1 612 €',
    proof: 'Plus bas prix des 30 derniers jours : 1 612 €',
    sentence: 'Prix initial 1 612 euros, maintenant 1 249 euros par personne',
  };

  it('are read as they are seen', () => {
    const html = renderToString(<PriceBlock price={plain} />);
    expect(html).toContain('1 249 €');
    expect(html).not.toContain('aria-hidden');
    expect(html).not.toMatch(/<s[ >]/u);
  });

  it('with a reduction are read as one sentence and seen as figures', () => {
    const html = renderToString(<PriceBlock price={{ ...plain, reduction }} />);
    expect(html).toContain('Prix initial 1 612 euros');
    expect(html).toContain('aria-hidden="true"');
  });

  it.each([false, true])('never strike a price without the line that proves it (compact: %s)', (isCompact) => {
    const html = renderToString(<PriceBlock price={{ ...plain, reduction }} isCompact={isCompact} />);
    expect(html).toContain('<s ');
    expect(html).toContain('Plus bas prix des 30 derniers jours');
  });
});

describe('pictures', () => {
  const sources = [768, 978, 1440].map((width) => ({ url: `/a-${width}.avif`, width }));

  it('reserve their place and wait, unless they are the first', () => {
    const html = renderToString(<Picture sources={sources} width={1440} height={960} alt="Plage" palette="menthe" />);
    expect(html).toContain('width="1440"');
    expect(html).toContain('height="960"');
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('/a-768.avif 768w, /a-978.avif 978w, /a-1440.avif 1440w');
    expect(renderToString(<Picture sources={sources} width={3} height={2} alt="" isFirst />)).toMatch(/fetchpriority="high"/iu);
  });

  it('without a file show their palette and keep their description', () => {
    expect(renderToString(<Picture sources={[]} width={3} height={2} alt="Plage" />)).toContain('aria-label="Plage"');
  });

  it('write no style attribute', () => {
    expect(
      renderToString(
        <Card>
          <Picture sources={sources} width={3} height={2} alt="" />
        </Card>,
      ),
    ).not.toContain('style=');
  });
});

describe('notes', () => {
  it('draw as many stars as the hotel has and name them', () => {
    const html = renderToString(<Stars count={4.5} label="4,5 étoiles" />);
    expect(html.match(/<svg/gu)).toHaveLength(5);
    expect(html).toContain('aria-label="4,5 étoiles"');
  });

  it('are text, or a button when they open the reviews', () => {
    expect(renderToString(<RatingBadge value="4,7" word="Exceptionnel" label="Note sur 5 :" />)).not.toContain('<button');
    expect(renderToString(<RatingBadge value="4,7" word="Exceptionnel" label="Note 4,7" onOpen={() => undefined} />)).toContain('<button');
  });

  it.each([
    [5.6, { whole: 5, half: 1, off: 0 }],
    [3.4, { whole: 3, half: 0, off: 3 }],
  ])('are six suns for %d', (average, { whole, half, off }) => {
    const html = renderToString(<Suns average={average} value="" label="Note" />);
    const suns = [...html.matchAll(/class="([^"]*sun(?!s)[^"]*)"/gu)].map((match) => match[1] ?? '');
    expect(suns).toHaveLength(6);
    expect(suns.filter((each) => each.includes('halfSun'))).toHaveLength(half);
    expect(suns.filter((each) => each.includes('off'))).toHaveLength(off);
    expect(suns.filter((each) => !each.includes(' '))).toHaveLength(whole);
  });
});

describe('alerts', () => {
  it('are announced only when they appear', () => {
    expect(renderToString(<Alert lead="Le prix a baissé.">Le total est appliqué.</Alert>)).not.toContain('role=');
    expect(renderToString(<Alert kind="error" isLive lead="Refusé." />)).toContain('role="alert"');
  });
});
