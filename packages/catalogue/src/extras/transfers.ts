import { pictures } from '@escale/artwork/manifest';
import { airportOf, distanceBetween } from '../geography/airports.ts';
import type { Destination } from '../geography/destination.ts';
import { counted, fillLabels, type Labels, labels as l } from '../labels.ts';

export type TransferRow = {
  code: string;
  place: Destination;
  vehicule: Labels;
  description: Labels;
  picture: string | null;
  maximumCapacity: number;
  price: number;
  perPerson: boolean;
};

const shuttle = l('Navette partagée', 'Shared shuttle', 'Sammelbus', 'حافلة مشتركة');
const car = l('Voiture privée', 'Private car', 'Privater Wagen', 'سيارة خاصة');
const van = l('Minibus privé', 'Private minibus', 'Privater Kleinbus', 'حافلة صغيرة خاصة');
const boat = l('Bateau rapide', 'Speedboat', 'Schnellboot', 'قارب سريع');

const shuttleText = l(
  'Aller-retour aéroport – hôtel, environ {minutes} minutes, jusqu’à 16 personnes. Attente possible de 45 minutes.',
  'Airport – hotel and back, about {minutes} minutes, up to 16 people. You may wait up to 45 minutes.',
  'Flughafen – Hotel und zurück, etwa {minutes} Minuten, bis 16 Personen. Wartezeit bis 45 Minuten möglich.',
  'من المطار إلى الفندق والعودة، نحو {minutes} دقيقة، حتى 16 شخصًا. قد تنتظر حتى 45 دقيقة.',
);
const carText = l(
  'Aller-retour direct, environ {minutes} minutes, jusqu’à 3 personnes et 3 bagages. Le chauffeur attend avec une pancarte nominative.',
  'Direct both ways, about {minutes} minutes, up to 3 people and 3 bags. The driver waits with your name.',
  'Direkt hin und zurück, etwa {minutes} Minuten, bis 3 Personen und 3 Gepäckstücke. Am Ausgang wartet ein Namensschild.',
  'ذهابًا وإيابًا مباشرة، نحو {minutes} دقيقة، حتى 3 أشخاص و3 حقائب. ينتظرك السائق ومعه اسمك.',
);
const vanText = l(
  'Aller-retour direct, environ {minutes} minutes, jusqu’à 7 personnes et 8 bagages. Siège enfant sur demande.',
  'Direct both ways, about {minutes} minutes, up to 7 people and 8 bags. Child seat on request.',
  'Direkt hin und zurück, etwa {minutes} Minuten, bis 7 Personen und 8 Gepäckstücke. Kindersitz auf Wunsch.',
  'ذهابًا وإيابًا مباشرة، نحو {minutes} دقيقة، حتى 7 أشخاص و8 حقائب. مقعد للأطفال عند الطلب.',
);
const boatText = l(
  'Aller-retour vers l’île, environ {minutes} minutes, gilets fournis. Vols arrivant avant 21 h seulement.',
  'To the island and back, about {minutes} minutes, life jackets supplied. For flights landing before 9 pm only.',
  'Zur Insel und zurück, etwa {minutes} Minuten, Westen gestellt. Nur für Flüge mit Landung vor 21 Uhr.',
  'إلى الجزيرة والعودة، نحو {minutes} دقيقة، مع سترات نجاة. للرحلات التي تصل قبل 21:00 فقط.',
);

/** Ways between airport and hotel, both ways; a shared seat is priced per person, a private vehicle per booking. */
export const transfersOf = (destination: Destination): TransferRow[] => {
  const distance = distanceBetween(airportOf(destination.airport), destination);
  const minutes = Math.max(20, Math.round((15 + distance * 1.1) / 5) * 5);
  const values = (factor: number) => ({ minutes: counted(Math.round((minutes * factor) / 5) * 5) });
  // Each vehicle has a picture of its own.
  const ofKind = (kind: string): string[] => pictures.filter((one) => (one.kind as string) === kind).map(({ id }) => id); // as: kinds of picture may still grow
  const roads = ofKind('road');
  const water = ofKind('catamaran');
  const price = (base: number, perKm: number) => Math.round(((base + perKm * distance) * (0.7 + 0.3 * destination.cost)) / 100) * 100;
  const island = destination.culture === 'dhivehi';
  return [
    {
      code: `${destination.code}-SHUTTLE`,
      place: destination,
      vehicule: island ? boat : shuttle,
      description: fillLabels(island ? boatText : shuttleText, values(island ? 1 : 1.5)),
      picture: (island ? water[0] : roads[0]) ?? null,
      maximumCapacity: 16,
      price: price(island ? 9_000 : 1_400, 14),
      perPerson: true,
    },
    ...(island
      ? []
      : [
          {
            code: `${destination.code}-CAR`,
            place: destination,
            vehicule: car,
            description: fillLabels(carText, values(1)),
            picture: roads[1] ?? null,
            maximumCapacity: 3,
            price: price(5_200, 58),
            perPerson: false,
          },
        ]),
    ...(island
      ? []
      : [
          {
            code: `${destination.code}-VAN`,
            place: destination,
            vehicule: van,
            description: fillLabels(vanText, values(1)),
            picture: roads[2] ?? null,
            maximumCapacity: 7,
            price: price(7_800, 76),
            perPerson: false,
          },
        ]),
  ];
};
