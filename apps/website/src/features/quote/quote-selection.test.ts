import { computePriceBreakdown } from '@escale/domain/price-breakdown';
import { describe, expect, it } from 'vitest';
import { aPreBookedSession } from '../../testing/booking-session.fixture.ts';
import { choiceEntries, formatActivity, parseActivity, postedSelection, pricedSelection, readChoices } from './quote-selection.ts';

const quote = aPreBookedSession().accommodationQuote;
if (quote === undefined) throw new Error('The fixture has a quote');
const chosenBy = (query: string) => {
  const priced = pricedSelection(quote, readChoices(new URLSearchParams(query)), [quote.flightOptions]);
  if (priced === null) throw new Error('The fixture can be priced');
  return priced;
};
const totalOf = (query: string): number => {
  const { offer, selection } = chosenBy(query);
  const result = computePriceBreakdown(offer, selection);
  if (!result.ok) throw new Error(result.code);
  return result.breakdown.total;
};

describe('the selection in the address', () => {
  it('is the offer as it comes when nothing is asked for: no extra that costs', () => {
    const { selection } = chosenBy('');
    expect(selection).toMatchObject({ flightCode: 'O~I~ECONOMY', accommodationItemCode: 'STD', boardCode: 'BB' });
    expect([selection.transferCode, selection.insuranceCode, selection.holdBaggageCode]).toEqual([undefined, undefined, undefined]);
    expect(totalOf('')).toBe(122_400);
  });
  it('prices what it names: a larger room and a transfer', () => {
    expect(totalOf('flight=O~I~ECONOMY&room=SUP&transfer=T1')).toBe(135_600);
  });
  it('falls back where the offer does not have what is asked for', () => {
    expect(chosenBy('flight=x&room=x&board=XX&transfer=x&insurance=x').selection).toMatchObject({
      flightCode: 'O~I~ECONOMY',
      accommodationItemCode: 'STD',
      boardCode: 'BB',
    });
  });
  it('adds included activities by itself, until the traveller has chosen', () => {
    expect(chosenBy('').selection.activities).toEqual([{ code: 'CAT', date: '2027-03-10', guests: [{ code: 'A', guestsCount: 2 }] }]);
    expect(chosenBy('flight=O~I~ECONOMY').selection.activities).toEqual([]);
  });
  it('says the same again after a reload', () => {
    const { selection } = chosenBy('flight=O~I~ECONOMY&room=SUP&transfer=T1&act=CAT~2027-03-10~A:1');
    expect(chosenBy(new URLSearchParams(choiceEntries(selection).map(([key, value]) => [key, value])).toString()).selection).toEqual(selection);
  });
});

describe('an activity in the address', () => {
  it('comes back as it went', () => {
    const choice = {
      code: 'MRU-CAT',
      date: '2027-01-17',
      guests: [
        { code: 'ADULT', guestsCount: 2 },
        { code: 'CHILD', guestsCount: 1 },
      ],
    };
    expect(parseActivity(formatActivity(choice))).toEqual(choice);
  });
  it.each(['', 'CAT', 'CAT~2027-01-17', 'CAT~soon~A:1', 'CAT~2027-01-17~A:0', 'CAT~2027-01-17~A:10', '<b>~2027-01-17~A:1'])('is not read from %j', (text) => {
    expect(parseActivity(text)).toBeUndefined();
  });
});

it('a posted "none" is no choice', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['flight', 'F'],
    ['room', 'R'],
    ['board', 'BB'],
    ['transfer', ''],
    ['insurance', ''],
  ] as const)
    form.append(name, value);
  expect(postedSelection(readChoices(form))).toMatchObject({ flightCode: 'F', transferCode: undefined, insuranceCode: undefined, activities: [] });
});
