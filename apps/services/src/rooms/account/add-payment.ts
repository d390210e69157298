import { DEVICE_HEADER } from '@escale/contract/booking';
import { addPayment, getPaymentTypes } from '@escale/contract/later-payment';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/auth-guard.ts';
import { route, type CallContext } from '../../platform/route.ts';
import { mayOpenBooking } from './booking-access.ts';
import type { AccountContext } from './context.ts';

/** The traveller's device secret, as the website hands it on. */
const deviceOf = ({ headers }: CallContext): string | undefined => {
  const value = headers[DEVICE_HEADER];
  return typeof value === 'string' && value.length >= 16 && value.length <= 200 ? value : undefined;
};

/** Whether the caller's token opens this booking. */
const isEntitled = async (context: AccountContext, reference: string, call: CallContext): Promise<boolean> => {
  const caller = await callerOf(context, call);
  return caller !== null && (await mayOpenBooking(context.db, caller, reference));
};

/** Paying what is due of a booking (funnel 7.6): guests by the device they booked on, members and lookups by their token. */
export const registerAddPayment = (app: FastifyInstance, context: AccountContext): void => {
  const { desk } = context;
  const payerOf = async (reference: string, call: CallContext) => ({ device: deviceOf(call), isEntitled: await isEntitled(context, reference, call) });
  route(app, getPaymentTypes, async (request, call) => desk.readBalance(request, await payerOf(request.bookingReference, call)));
  route(app, addPayment, async (request, call) => desk.payBalance(request, await payerOf(request.bookingReference, call)));
};
