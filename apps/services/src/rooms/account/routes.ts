import * as calls from '@escale/contract/my-bookings';
import type { FastifyInstance } from 'fastify';
import { ERRORS } from '@escale/contract/errors';
import { bodyOf, fail } from '../../platform/answer.ts';
import { callerOf } from '../../platform/auth-guard.ts';
import { route } from '../../platform/route.ts';
import { sendBookingCode, verifyBookingCode } from './access-code.ts';
import { readCancellationFee } from './cancellation.ts';
import type { AccountContext } from './context.ts';
import { readBookings, readCustomerBooking } from './my-bookings.ts';
import { REQUEST_BODY_LIMIT } from './policies.ts';
import { erase, sendErasureCode } from './privacy-erase.ts';
import { askForExport, serveExports } from './privacy-export.ts';
import { recoverBookings } from './recovery.ts';
import { serveFiles } from './request-files.ts';
import { countRequests, readRequests, sendRequest } from './requests.ts';

/** Requests carry files: their call alone takes large bodies, and only from somebody who is signed in, told before a byte is read. */
const registerLargeBodies = async (app: FastifyInstance, context: AccountContext): Promise<void> => {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (options) => {
      options.bodyLimit = REQUEST_BODY_LIMIT;
    });
    scope.addHook('onRequest', async (request, reply) => {
      if ((await callerOf(context, request)) === null) await reply.code(ERRORS.UNAUTHORIZED.status).send(bodyOf(fail('UNAUTHORIZED')));
    });
    route(scope, calls.sendCustomerRequest, (request, call) => sendRequest(context, request, call));
  });
};

/** The calls of platform 7 "Account API" and the house's own beside them. */
export const registerAccount = async (app: FastifyInstance, context: AccountContext): Promise<void> => {
  route(app, calls.getBookings, (request, call) => readBookings(context, request, call));
  route(app, calls.countCustomerRequests, (request, call) => countRequests(context, request, call));
  route(app, calls.getCustomerBooking, (request, call) => readCustomerBooking(context, request, call));
  route(app, calls.recoverMyBookingData, (request, call) => recoverBookings(context, request, call));
  route(app, calls.sendAccessCode, (request, call) => sendBookingCode(context, request, call));
  route(app, calls.verifyAccessCode, (request, call) => verifyBookingCode(context, request, call));
  route(app, calls.getCustomerRequests, (request, call) => readRequests(context, request, call));
  route(app, calls.cancellationFee, (request, call) => readCancellationFee(context, request, call));
  route(app, calls.requestDataExport, (_request, call) => askForExport(context, call));
  route(app, calls.sendErasureCode, (_request, call) => sendErasureCode(context, call));
  route(app, calls.eraseMember, (request, call) => erase(context, request, call));
  await registerLargeBodies(app, context);
  serveFiles(app, context);
  serveExports(app, context);
};
