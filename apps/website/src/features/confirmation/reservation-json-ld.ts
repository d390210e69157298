import type { Confirmation } from '@escale/contract/booking';

const STATUS = 'https://schema.org/ReservationConfirmed';

/**
 * The booking for mail readers and travel assistants: one LodgingReservation and one FlightReservation per flight (readings 8, schema.org).
 * Local times carry no zone: that is how they are printed on the tickets.
 */
export const reservationJsonLd = (
  booking: Confirmation,
  seller: { readonly brand: string; readonly url: string },
): readonly Readonly<Record<string, unknown>>[] => {
  const { quote, selection } = booking;
  const { trip, accommodation } = quote;
  if (trip === undefined || accommodation === undefined) return [];
  const common = {
    '@context': 'https://schema.org',
    reservationNumber: booking.bookingReference,
    reservationStatus: STATUS,
    bookingTime: booking.bookingDate,
    broker: { '@type': 'Organization', name: seller.brand, url: seller.url },
    underName: { '@type': 'Person', name: `${booking.customer.firstName} ${booking.customer.lastName}` },
  };
  const flight = quote.flights?.find((candidate) => candidate.code === selection.flightCode);
  const legs = flight === undefined ? [] : [...flight.outbound.legs, ...flight.inbound.legs].filter((leg) => leg.transport === 'Flight');
  return [
    {
      ...common,
      '@type': 'LodgingReservation',
      checkinTime: trip.checkIn,
      checkoutTime: trip.checkOut,
      totalPrice: booking.total.toFixed(2),
      priceCurrency: booking.currency,
      reservationFor: {
        '@type': 'Hotel',
        name: accommodation.name,
        address: { '@type': 'PostalAddress', addressLocality: accommodation.geography.levels.at(-1)?.label ?? trip.destination.label },
      },
    },
    ...legs.map((leg) => ({
      ...common,
      '@type': 'FlightReservation',
      reservationFor: {
        '@type': 'Flight',
        flightNumber: leg.flightNumber,
        airline: { '@type': 'Airline', name: leg.airline.name, iataCode: leg.airline.code },
        departureAirport: { '@type': 'Airport', name: leg.from.airport, iataCode: leg.from.iata },
        departureTime: `${leg.from.takeOffDate}T${leg.from.takeOffTime}`,
        arrivalAirport: { '@type': 'Airport', name: leg.to.airport, iataCode: leg.to.iata },
        arrivalTime: `${leg.to.landingDate}T${leg.to.landingTime}`,
      },
    })),
  ];
};
