import { deletePasskey, passkeyRegistration, passkeyRegistrationOptions } from '@escale/contract/passkeys';
import { deleteTokens } from '@escale/contract/user-auth';
import { formText } from '../../shared/form-text.ts';
import { linkTo } from '../../shared/links.ts';
import { readJson } from '../../shared/posted-json.ts';
import { signOutTo } from '../../shared/sign-out.server.ts';
import { callAs, type Visit } from './account-call.server.ts';
import { done, failed, wrong, type Forms, type Outcome } from './form-outcome.server.ts';

const revoke = async (visit: Visit, form: FormData): Promise<Outcome> => {
  const { token } = visit.visitor;
  const ids = form
    .getAll('tokenId')
    .map(String)
    .filter((id) => id !== '' && id.length <= 64);
  const answer = await callAs(visit, 'userAuth', deleteTokens, { token, delete: ids });
  if (!answer.ok) return failed(answer);
  // This device was among them: nothing of the sign-in is left here.
  return form.get('everywhere') === null && form.get('current') === null
    ? done('signedOut')
    : { ok: true, response: await signOutTo(visit.context, linkTo(visit.context.shop.shop, 'home'), visit.signal) };
};

const askForPasskey = async (visit: Visit): Promise<Outcome> => {
  const asked = await callAs(visit, 'userAuth', passkeyRegistrationOptions, {});
  return asked.ok ? { ok: true, answer: { passkey: asked.value } } : failed(asked);
};

const addPasskey = async (visit: Visit, form: FormData): Promise<Outcome> => {
  const added = await callAs(visit, 'userAuth', passkeyRegistration, {
    challengeId: formText(form, 'challengeId'),
    response: readJson(formText(form, 'answer')),
  });
  return added.ok ? done('passkeyAdded') : wrong({ form: 'account.passkeys.failed' });
};

const removePasskey = async (visit: Visit, form: FormData): Promise<Outcome> => {
  const removed = await callAs(visit, 'userAuth', deletePasskey, { passkeyId: formText(form, 'passkeyId').slice(0, 400) });
  return removed.ok ? done('passkeyRemoved') : failed(removed);
};

/** Forms of the security page: devices and passkeys (platform 2.5). */
export const SECURITY_FORMS: Forms = { revoke, passkeyOptions: askForPasskey, passkeyAdd: addPasskey, passkeyRemove: removePasskey };
