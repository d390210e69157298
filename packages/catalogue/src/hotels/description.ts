import { dayOfNumber } from '@escale/domain/calendar-day';
import { airportOf, distanceBetween } from '../geography/airports.ts';
import { counted, fillLabels, type Labels, TEXT_LANGUAGES, textIn } from '../labels.ts';
import { Dice, hashText } from '../seeded.ts';
import type { Hotel } from './hotel.ts';
import { access, characters, forAdults, forChildren, pools, practical, spas, titles } from './texts-house.ts';
import { situations, tables } from './texts-place.ts';
import { reviewers, reviewTexts } from './texts-reviews.ts';

/** Editors' copy of one hotel in one language: the shape of the column `hotel.description`, by language. */
export type HotelText = {
  intro: string;
  paragraphs: readonly { title: string; text: string }[];
  accessibility: readonly string[];
  goodToKnow: readonly string[];
  reviews: readonly { author: string; date: string; rating: number; title: string; text: string }[];
};

const REVIEWS_SHOWN = 3;

/** Reviews whose ratings lie around the hotel's own; a hotel without ratings has none. */
const reviewsOf = (hotel: Hotel, dice: Dice, today: number): { rating: number; title: Labels; text: Labels; date: string; reviewer: number }[] => {
  const { ratingA } = hotel;
  if (ratingA === null) return [];
  const children = hotel.adultOnly ? reviewTexts.filter((review) => !review.text.en.startsWith('Ours')) : reviewTexts;
  const near = dice.shuffle(children).sort((a, b) => Math.abs(a.rating - ratingA) - Math.abs(b.rating - ratingA));
  return near.slice(0, REVIEWS_SHOWN).map((review, at) => ({ ...review, date: dayOfNumber(today - 9 - at * dice.whole(12, 40)), reviewer: dice.whole(0, 5) }));
};

/** Text number `number` of a family; neighbours in a destination follow each other, so they draw different ones. */
const turn = <T>(family: readonly T[], number: number): T => {
  const found = family[number % family.length];
  if (found === undefined) throw new Error('A family of texts is empty');
  return found;
};

/**
 * The words about a hotel, from families written for its landscape and class: neighbours differ, facts (rooms, distance, facilities)
 * are its own. `today` dates the reviews.
 */
export const describeHotel = (hotel: Hotel, today: number): Readonly<Record<string, HotelText>> => {
  const dice = new Dice(`words:${hotel.code}`);
  const number = hotel.id + hashText(hotel.destination.code);
  const km = Math.max(4, Math.round(distanceBetween(airportOf(hotel.destination.airport), hotel) * 1.25));
  const values = {
    district: hotel.district,
    place: hotel.destination.label,
    km: counted(km),
    minutes: counted(dice.whole(3, 10)),
    rooms: counted(Math.max(12, hotel.rooms.reduce((sum, room) => sum + room.usualUnits, 0) * dice.whole(2, 6))),
  };
  const say = (text: Labels) => fillLabels(text, values);
  const place = say(turn(situations[hotel.destination.landscape], number));
  const house = say(turn(characters[hotel.stars <= 3 ? 'simple' : hotel.stars === 4 ? 'fine' : 'grand'], Math.floor(number / 2)));
  const water = [...(hotel.facilities.includes('POOL') ? [turn(pools, number)] : []), ...(hotel.facilities.includes('SPA') ? [turn(spas, number)] : [])];
  const paragraphs: { title: Labels; texts: Labels[] }[] = [
    { title: titles.place, texts: [place] },
    { title: titles.house, texts: [house] },
    { title: titles.tables, texts: [turn(tables, Math.floor(number / 3))] },
    ...(water.length > 0 ? [{ title: titles.water, texts: water }] : []),
    ...(hotel.adultOnly
      ? [{ title: titles.adults, texts: [turn(forAdults, 0)] }]
      : hotel.facilities.includes('KIDS_CLUB')
        ? [{ title: titles.children, texts: [...forChildren] }]
        : [{ title: titles.children, texts: [turn(forChildren, 1)] }]),
  ];
  const accessibility = [
    ...(hotel.facilities.includes('ACCESSIBLE_ROOM') ? access.adapted : access.none),
    ...(hotel.facilities.includes('LIFT') ? [access.lift] : []),
  ];
  const goodToKnow = [
    practical.hours,
    ...(hotel.destination.localTax > 0 ? [practical.tax] : []),
    practical.deposit,
    hotel.facilities.includes('PETS') ? practical.pets : practical.noPets,
    ...(hotel.destination.culture === 'us' ? [practical.age] : []),
  ];
  const reviews = reviewsOf(hotel, dice, today);
  const of = (language: string): HotelText => ({
    intro: `${textIn(place, language)} ${textIn(house, language)}`,
    paragraphs: paragraphs.map(({ title, texts }) => ({ title: textIn(title, language), text: texts.map((text) => textIn(text, language)).join(' ') })),
    accessibility: accessibility.map((text) => textIn(text, language)),
    goodToKnow: goodToKnow.map((text) => textIn(text, language)),
    reviews: reviews.map((review) => ({
      author: turn(reviewers[language] ?? reviewers.en, review.reviewer),
      date: review.date,
      rating: review.rating,
      title: textIn(review.title, language),
      text: textIn(review.text, language),
    })),
  });
  return Object.fromEntries(TEXT_LANGUAGES.map((language) => [language, of(language)]));
};
