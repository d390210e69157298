import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../shared/request-context.ts';

/** Brands and shops of the demonstration, with the addresses they answer at. */
export const loader = ({ context }: LoaderFunctionArgs) => {
  const current = context.get(requestContext);
  if (current.kind !== 'index') throw new Response(null, { status: 404 });
  const { url, now } = current;
  return {
    now: new Date(now).toISOString().slice(0, 10),
    brands: current.brands.map(({ brand, picture }) => {
      const host = brand.hosts[0]?.replace(/:\d+$/u, '');
      const base = host === undefined ? '' : `${url.protocol}//${host}${url.port === '' ? '' : `:${url.port}`}`;
      const { colors, logo, picturePalettes } = brand.theme;
      return {
        code: brand.code,
        name: brand.displayName,
        logo,
        picture,
        palette: picturePalettes[0],
        colours: [colors.colorPrimary, colors.colorSecondary, colors.colorPrimaryLight],
        shops: brand.shops.map((shop) => ({ code: shop._id, label: shop.label, href: `${base}${current.shell.prefix}/${shop._id}` })),
      };
    }),
  };
};
