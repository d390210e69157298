import { CATALOGUE_LANGUAGES, type CatalogueLanguage } from '../labels.ts';
import type { Hotel } from './hotel.ts';

export type HotelText = { intro: string; paragraphs: readonly { title: string; text: string }[]; accessibility: readonly string[]; goodToKnow: readonly string[]; reviews: readonly { author: string; date: string; rating: number; title: string; text: string }[] };

/** Editors' copy of a hotel in every language. */
export const describeHotel = (hotel: Hotel, _today: number): Record<CatalogueLanguage, HotelText> => {
  const of = (language: CatalogueLanguage): HotelText => ({ intro: `${hotel.name}, ${hotel.destination.label[language]}`, paragraphs: [], accessibility: [], goodToKnow: [], reviews: [] });
  return Object.fromEntries(CATALOGUE_LANGUAGES.map((language) => [language, of(language)])) as Record<CatalogueLanguage, HotelText>; // as: built from the list of languages
};
