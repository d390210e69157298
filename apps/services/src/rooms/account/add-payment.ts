import { DEVICE_HEADER } from '@escale/contract/booking';
import { addPayment, getPaymentTypes } from '@escale/contract/later-payment';
import type { FastifyInstance } from 'fastify';
import { route, type CallContext } from '../../platform/route.ts';
import type { BookingDesk } from '../quote/index.ts';

/** The traveller's device secret, as the website hands it on. */
const deviceOf = ({ headers }: CallContext): string | undefined => {
  const value = headers[DEVICE_HEADER];
  return typeof value === 'string' && value.length >= 16 && value.length <= 200 ? value : undefined;
};

/** Paying what is due of a booking (funnel 7.6): guests by the device they booked on. */
export const registerAddPayment = (app: FastifyInstance, desk: BookingDesk): void => {
  route(app, getPaymentTypes, (request, call) => desk.readBalance(request, { device: deviceOf(call) }));
  route(app, addPayment, (request, call) => desk.payBalance(request, { device: deviceOf(call) }));
};
