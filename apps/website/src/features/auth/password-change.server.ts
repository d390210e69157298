import { changePassword, loginToChangePassword } from '@escale/contract/user-auth';
import { validateNewPassword } from '@escale/domain/password-policy';
import { callService } from '../../shared/call-service.ts';
import { loginOutcome, required, type FormProblem } from './auth-outcome.ts';
import { again, partnerOf, type Post } from './post.server.ts';
import { finishSignIn, refusalOf } from './sign-in.server.ts';
import { targetOf } from './sign-in-target.ts';

type Permit = { readonly ok: true; readonly token: string } | { readonly ok: false; readonly problem: FormProblem };

/** What allows a change: the link of a letter, else the password of until now, asked again of who is signed in (platform 7 `login?changePassword=true`). */
const permitOf = async ({ context, call, text }: Post): Promise<Permit> => {
  const link = text('token');
  if (link !== '') return { ok: true, token: link };
  const { visitor } = context;
  if (visitor.state !== 'authenticated') return { ok: false, problem: { fields: {}, form: 'auth.link.expired' } };
  const credentials = { email: visitor.email, password: text('current') };
  const result = await callService(loginToChangePassword, context.services.userAuth, { credentials, ...partnerOf(context) }, call);
  if (result.ok) return { ok: true, token: result.value.token };
  const outcome = loginOutcome(refusalOf(result));
  if (outcome.kind === 'notConfirmed') return { ok: false, problem: { fields: {}, form: 'error.generic' } };
  const { fields, ...rest } = outcome.problem;
  return { ok: false, problem: { ...rest, fields: fields.password === undefined ? fields : { current: fields.password } } };
};

/** Gives the member a new password and signs in anew; every other device is signed out (platform 7, 8). */
export const choosePassword = async (post: Post) => {
  const { context, call, text, query } = post;
  const password = text('password');
  const problem = required({
    current: text('token') === '' && text('current') === '' ? 'error.password.required' : null,
    password: validateNewPassword(password),
  });
  if (problem !== undefined) return again(post, 'change', problem);
  const permit = await permitOf(post);
  if (!permit.ok) return again(post, 'change', permit.problem);
  const headers = { ...call.headers, authorization: permit.token };
  const result = await callService(changePassword, context.services.userAuth, { password }, { ...call, headers });
  if (result.ok) return finishSignIn(context, result.value, { intent: 'change', to: targetOf(context, query) });
  if (result.status === 400) return again(post, 'change', { fields: { password: 'auth.password.policy.not.valid' } });
  return again(post, 'change', { fields: {}, form: result.status === 401 || result.status === 403 ? 'auth.link.expired' : 'error.generic' });
};
