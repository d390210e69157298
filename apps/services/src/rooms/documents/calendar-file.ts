import type { Confirmation } from '@escale/contract/booking';
import { addDays } from '@escale/domain/calendar-day';
import ical from 'ical-generator';
import { bookedTrip, boundEnds } from './booked-trip.ts';
import { wordingFor } from './wording.ts';

/** The trip as a calendar file: flights at local times (floating, as printed on the ticket) and the stay as whole days. */
export const buildCalendar = (confirmation: Confirmation, now: number): string | null => {
  const booked = bookedTrip(confirmation);
  if (!booked) return null;
  const { say } = wordingFor(confirmation.shop, confirmation.currency);
  const calendar = ical({ name: `${booked.place} ${confirmation.bookingReference}`, prodId: { company: 'Escale', product: 'Trip' } });
  // Written as UTC because that is how they are read back: without the Z the server's own zone would move them.
  const floating = (day: string, time: string): string => `${day}T${time}:00Z`;
  for (const direction of ['outbound', 'inbound'] as const) {
    const ends = booked.flight ? boundEnds(booked.flight[direction]) : null;
    if (!ends) continue;
    calendar.createEvent({
      id: `${confirmation.bookingReference}-${direction}`,
      stamp: new Date(now),
      floating: true,
      start: floating(ends.from.takeOffDate, ends.from.takeOffTime),
      end: floating(ends.to.landingDate, ends.to.landingTime),
      summary: say('document.calendar.outbound', { from: ends.from.iata, to: ends.to.iata }),
      location: ends.from.airport,
    });
  }
  calendar.createEvent({
    id: `${confirmation.bookingReference}-stay`,
    stamp: new Date(now),
    allDay: true,
    start: floating(booked.trip.checkIn, '00:00'),
    end: floating(addDays(booked.trip.checkOut, 1), '00:00'),
    summary: say('document.calendar.stay', { hotel: booked.hotel }),
    location: [booked.hotel, booked.place].join(', '),
  });
  return calendar.toString();
};
