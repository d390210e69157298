import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import type { Mail } from './mail-brand.ts';
import { PREVIEW_LETTERS, type PreviewShop, previewMessages } from './preview-letters.ts';
import { previewIndex, previewPage } from './preview-pages.ts';
import { findSampleTrip } from './preview-trip.ts';
import { sendMailHtml, sendToolPage } from './tool-page.ts';

interface Asked {
  readonly brand: string;
  readonly shop: string;
  readonly letter: string;
}

/** `GET /previews…`: every letter of every brand in every shop, drawn with sample data by the code that sends it. */
export const servePreviews = (app: FastifyInstance, deps: Deps & { readonly previewShops: () => readonly PreviewShop[] }): void => {
  const notFound = (reply: FastifyReply) => reply.code(404).send({ code: 'NOT_FOUND' });
  const draw = async ({ brand, shop, letter }: Asked): Promise<{ readonly at: PreviewShop; readonly mail: Mail } | undefined> => {
    const at = deps.previewShops().find((each) => each.brand.code === brand && each.shop === shop);
    const found = PREVIEW_LETTERS.find(({ name }) => name === letter);
    if (at === undefined || found?.isSentBy(at) !== true) return undefined;
    const mail = found.draw(at, { trip: await findSampleTrip(deps.db), now: deps.clock.now() });
    return mail === null ? undefined : { at, mail };
  };
  app.get('/previews', (_request, reply) => sendToolPage(reply, (nonce) => previewIndex(deps.previewShops(), nonce)));
  app.get<{ Params: Asked }>('/previews/:brand/:shop/:letter', async (request, reply) => {
    const drawn = await draw(request.params);
    if (drawn === undefined) return notFound(reply);
    const { at, mail } = drawn;
    return sendToolPage(reply, (nonce) => previewPage({ at, mail, letter: request.params.letter, messages: previewMessages(at) }, nonce));
  });
  app.get<{ Params: Asked }>('/previews/:brand/:shop/:letter/html', async (request, reply) => {
    const drawn = await draw(request.params);
    return drawn === undefined ? notFound(reply) : sendMailHtml(reply, drawn.mail.html);
  });
  app.get<{ Params: Asked }>('/previews/:brand/:shop/:letter/text', async (request, reply) => {
    const drawn = await draw(request.params);
    return drawn === undefined ? notFound(reply) : reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(drawn.mail.text);
  });
};
