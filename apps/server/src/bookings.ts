import type { BrandFolder } from '@escale/catalogue/brands';
import { confirmation as confirmationSchema } from '@escale/contract/booking';
import { mounted, type Mounted } from '@escale/services/app';
import type { Deps } from '@escale/services/platform/deps';
import { createJobRunner, type JobRunner } from '@escale/services/platform/jobs';
import { outboxHandler, outboxJob } from '@escale/services/platform/outbox';
import { documentsRoom } from '@escale/services/rooms/documents/index';
import { sendBookingMail, type MailBrand, type PreviewShop } from '@escale/services/rooms/mail/index';
import { paymentRoom } from '@escale/services/rooms/payment/index';
import { mayOpenBooking } from '@escale/services/rooms/account/index';
import { BOOKING_MAIL, createPartnerBook, findConfirmation, quoteRoom, type Partner } from '@escale/services/rooms/quote/index';
import type { Search } from '@escale/services/search/index';
import { markPath } from './marks.ts';

type Brands = readonly BrandFolder[];

/** Origin of a brand's site: its own address, or this process's port on the demo's `*.localhost`. */
export const originOf = ({ brand }: BrandFolder, port: number): string => {
  const host = brand.hosts[0] ?? 'localhost';
  return host.endsWith('localhost') ? `http://${host}:${port}` : `https://${host}`;
};

const sellerOf = (partner: Partner, brands: Brands) => ({
  brandDisplayName: partner.brandName,
  organiser: partner.configuration.organiser,
  callCenter: partner.configuration.callCenter,
  colour: brands.find(({ brand }) => brand.code === partner.brand)?.brand.theme.colors.colorPrimary ?? '#000000',
});

/** What mails need of the brand of a partner; undefined when nobody has it. */
export const mailBrandOf = (partner: Pick<Partner, 'brand' | 'brandName' | 'configuration'>, brands: Brands, port: number): MailBrand | undefined => {
  const folder = brands.find(({ brand }) => brand.code === partner.brand);
  if (folder === undefined) return undefined;
  const { theme } = folder.brand;
  return {
    code: partner.brand,
    name: partner.brandName,
    colors: theme.colors,
    sunken: theme.surfaces?.sunken ?? theme.colors.greyLight,
    radius: theme.radius.m,
    displayFamily: theme.font.displayFamily ?? theme.font.fontFamily,
    base: originOf(folder, port),
    mark: markPath(partner.brand),
    callCenter: partner.configuration.callCenter,
    organiser: partner.configuration.organiser,
  };
};

/** Every brand in every shop as mails know them, for the previews of the demo. */
export const previewShops = (brands: Brands, port: number): readonly PreviewShop[] =>
  brands.flatMap((folder) =>
    folder.shops.flatMap(({ shop, currency, configuration }) => {
      const brand = mailBrandOf({ brand: folder.brand.code, brandName: folder.brand.displayName, configuration }, brands, port);
      if (brand === undefined) return [];
      const { zone, isDoubleOptin, enableSponsorship: hasSponsorship, enableCredits: hasCredits } = configuration;
      const hasSecurity = configuration.whiteLabel && folder.brand.capabilities?.darkSite !== true;
      return [{ brand, shop, currency, zone, isDoubleOptin, hasSecurity, hasSponsorship, hasCredits }];
    }),
  );

/** The rooms that sell: quote, payment, and the documents of what was sold. */
export const bookingRooms = (
  deps: Deps,
  {
    search,
    brands,
    has,
  }: { readonly search: Search | undefined; readonly brands: Brands; readonly has: (role: 'quote' | 'payment' | 'documents' | 'jobs') => boolean },
): Mounted[] => {
  const { documentSecret } = deps.env;
  const partners = createPartnerBook(brands);
  const findBooking = async (reference: string) => {
    const found = await findConfirmation({ db: deps.db, partners, documentSecret }, reference);
    const partner = found === null ? undefined : partners.get(found.partner, found.confirmation.shop);
    return found === null || partner === undefined
      ? null
      : { confirmation: found.confirmation, seller: sellerOf(partner, brands), zone: partner.configuration.zone };
  };
  return [
    ...(has('quote') && search !== undefined
      ? [
          mounted(quoteRoom, {
            ...deps,
            search,
            brands,
            documentSecret,
            worksOnBookings: has('jobs'),
            mayOpenBooking: (identity, reference) => mayOpenBooking(deps.db, identity, reference),
          }),
        ]
      : []),
    ...(has('payment') ? [mounted(paymentRoom, deps)] : []),
    ...(has('documents') ? [mounted(documentsRoom, { ...deps, documentSecret, findBooking })] : []),
  ];
};

/** Payload of a booking's letter, as the quote room wrote it. */
const readOrder = (payload: unknown) => {
  if (typeof payload !== 'object' || payload === null || !('code' in payload) || typeof payload.code !== 'string' || !('confirmation' in payload))
    throw new Error('A letter without its booking');
  return { code: payload.code, confirmation: confirmationSchema.parse(payload.confirmation) };
};

/** Sends the letters that bookings put into the outbox. */
export const createMailRunner = (deps: Deps, brands: Brands): JobRunner => {
  const partners = createPartnerBook(brands);
  return createJobRunner(
    { db: deps.db, clock: deps.clock, log: deps.log },
    {
      [outboxJob(BOOKING_MAIL)]: outboxHandler(deps.db, deps.clock, async ({ key, payload }) => {
        const { code, confirmation } = readOrder(payload);
        const partner = partners.find(confirmation.brand, confirmation.shop);
        const brand = partner === undefined ? undefined : mailBrandOf(partner, brands, deps.env.port);
        if (partner === undefined || brand === undefined) throw new Error(`No partner sells ${confirmation.brand} in ${confirmation.shop}`);
        const settings = { from: partner.configuration.organiser.email, ...(deps.env.smtpUrl === undefined ? {} : { smtpUrl: deps.env.smtpUrl }) };
        await sendBookingMail(deps, settings, { key, code, confirmation }, brand, sellerOf(partner, brands));
      }),
    },
  );
};
