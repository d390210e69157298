import * as passkeys from '@escale/contract/passkeys';
import * as calls from '@escale/contract/user-auth';
import type { FastifyInstance } from 'fastify';
import { done } from '../../platform/answer.ts';
import { route } from '../../platform/route.ts';
import { loginWithBooking } from './booking-login.ts';
import { type AuthContext, visitorWithDevice } from './context.ts';
import { googleNonce } from './google.ts';
import { addPasskey, deletePasskey, listPasskeys, loginWithPasskey, passkeyLoginOptions, passkeyRegistrationOptions } from './passkeys.ts';
import { askForReset, changePassword } from './password-change.ts';
import { getProfile, updateProfile } from './profile.ts';
import { confirmRegistration, register, resendConfirmation, signUp } from './registration.ts';
import { login } from './sign-in.ts';
import { loginWithFacebook, loginWithGoogle } from './social.ts';
import { deleteTokens, renewToken, tokenCredentials, tokenInfo, verifyToken } from './tokens.ts';
import { unsubscribe } from './unsubscribe.ts';

/** Every call of platform 7 "User auth API", below the room's base address. */
export const registerUserAuth = (app: FastifyInstance, context: AuthContext): void => {
  route(app, calls.login, (request, call) => login(context, request, call, call.query['changePassword'] === 'true'));
  route(app, calls.changePassword, (request, call) => changePassword(context, request, call));
  route(app, calls.resetPassword, (request, call) => askForReset(context, request, call));
  route(app, calls.resendConfirmation, (request, call) => resendConfirmation(context, request, call));
  route(app, calls.signUp, (request, call) => signUp(context, request, call));
  route(app, calls.register, (request, call) => register(context, request, call));
  route(app, calls.confirmRegistration, (request, call) => confirmRegistration(context, request, call));
  route(app, calls.bookingLogin, (request, call) =>
    loginWithBooking(context, 'credentials' in request ? { ...request.credentials, partner: request.partner, shop: request.shop } : request, call),
  );
  route(app, calls.googleNonce, async (_request, call) => {
    const { clientId } = context.env.identity.google;
    return done({ nonce: googleNonce(context, visitorWithDevice(context, call).device), clientId: clientId === '' ? null : clientId });
  });
  route(app, calls.googleLogin, (request, call) => loginWithGoogle(context, request, call));
  route(app, calls.facebookLogin, (request, call) => loginWithFacebook(context, request, call));

  route(app, calls.deleteTokens, (request, call) => deleteTokens(context, request, call));
  route(app, calls.renewToken, (request, call) => renewToken(context, request, call));
  route(app, calls.tokenInfo, (request, call) => tokenInfo(context, request, call));
  route(app, calls.verifyToken, (request, call) => verifyToken(context, request, call));
  route(app, calls.tokenCredentials, (request, call) => tokenCredentials(context, request, call));

  route(app, calls.getProfile, (_request, call) => getProfile(context, call));
  route(app, calls.updateProfile, (request, call) => updateProfile(context, request, call));
  route(app, calls.unsubscribe, (request) => unsubscribe(context, request));

  route(app, passkeys.passkeyRegistrationOptions, (_request, call) => passkeyRegistrationOptions(context, call));
  route(app, passkeys.passkeyRegistration, (request, call) => addPasskey(context, request, call));
  route(app, passkeys.passkeyLoginOptions, (request, call) => passkeyLoginOptions(context, request, call));
  route(app, passkeys.passkeyLogin, (request, call) => loginWithPasskey(context, request, call));
  route(app, passkeys.listPasskeys, (_request, call) => listPasskeys(context, call));
  route(app, passkeys.deletePasskey, (request, call) => deletePasskey(context, request, call));
};
