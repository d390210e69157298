import type { Room } from '../../platform/deps.ts';
import { createAuthContext, type UserAuthDeps } from '../user-auth/index.ts';
import { registerOauth } from './routes.ts';

/** Partner single sign-on by OpenID Connect (strategy OAUTH). */
export const oauthRoom: Room<UserAuthDeps> = {
  name: 'oauth',
  async register(app, deps) {
    registerOauth(app, createAuthContext(deps));
  },
};
