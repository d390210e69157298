import { sdpAccommodationDescription, sdpQuote } from '@escale/contract/sdp';
import { wireFlowId } from '@escale/contract/wire';
import { countTravellers } from '@escale/domain/party';
import { completeSearchQuery, formatSearchQuery, parseSearchQuery } from '@escale/domain/search-query';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { callService } from '../../shared/call-service.ts';
import { repriceFlow } from '../../shared/currency-update.server.ts';
import { landWithin } from '../../shared/land.server.ts';
import { linkTo } from '../../shared/links.ts';
import { pathOfLand, pixelOf, unproject, project, type MapView } from '../../shared/mercator.ts';
import { searchBehind } from '../../shared/nearest-hotels.server.ts';
import { pageFailure } from '../../shared/page-failure.ts';
import { shopContextOf } from '../../shared/request-context.ts';
import { readSearch } from '../../shared/results/listing-address.ts';
import { searchRequestOf } from '../../shared/search-request.ts';
import { hotelJsonLd, hotelViewOf, offerViewOf } from './hotel-view.ts';

const MAP = { width: 800, height: 300 };
/** Width of the world in pixels: the drawing is about 110 km wide at the equator, which the coastline's detail bears. */
const MAP_SCALE = 290_000;

/** The land around a place as one SVG path, drawn here so that the browser asks nobody for a map. */
const mapAround = (gps: { readonly lat: number; readonly lon: number }) => {
  const view: MapView = { ...gps, scale: MAP_SCALE };
  const [x, y] = project(gps.lon, gps.lat);
  const [west, north] = unproject(x - MAP.width / 2 / MAP_SCALE, y - MAP.height / 2 / MAP_SCALE);
  const [east, south] = unproject(x + MAP.width / 2 / MAP_SCALE, y + MAP.height / 2 / MAP_SCALE);
  return { ...MAP, land: pathOfLand(landWithin({ west, south, east, north }), view, MAP), pin: pixelOf(view, MAP, gps.lon, gps.lat) };
};

/**
 * A hotel and its price for the search behind the code (readings 6.1 row 3). A code that has expired is replaced by searching the same
 * trip again when the address says which; without it the page shows the hotel and asks for dates. A currency chosen since the search prices
 * the flow anew (funnel 4.11).
 */
export const loader = async ({ context, request, params }: LoaderFunctionArgs) => {
  const own = shopContextOf(context);
  const { shop, services, device, fetch, partner, origin } = own;
  const accommodationId = params['accommodationId'] ?? '';
  const code = wireFlowId.safeParse(params['code']).success ? params['code'] : undefined;
  const url = new URL(request.url);
  // A card's link leaves out what its listing fills in by itself.
  const query = readSearch(url.searchParams) ?? parseSearchQuery(url.searchParams);
  const complete = completeSearchQuery(query);
  const options = { device, fetch, signal: request.signal };
  const answer = await callService(
    sdpAccommodationDescription,
    services.quote,
    { ...(code === undefined ? {} : { code }), accommodationId, shop: shop.shop },
    options,
  );
  if (!answer.ok) throw pageFailure(own, answer);
  const { status, accommodation, offer } = answer.value;
  if (accommodation === undefined) throw pageFailure(own, { ok: false, code: 'NOT_FOUND', status: 404, fieldErrors: [] });
  if ((status === 'SESSION_EXPIRED' || code === undefined) && complete.ok && !url.searchParams.has('renewed')) {
    const again = await callService(sdpQuote, services.quote, searchRequestOf(complete.query, shop, undefined), options);
    if (again.ok && again.value.bookingFlowId !== undefined) {
      const search = `${formatSearchQuery(query)}${status === 'SESSION_EXPIRED' ? '&renewed=1' : ''}`;
      throw redirect(linkTo(shop.shop, 'hotelDescription', { params: { accommodationId, code: again.value.bookingFlowId }, search }));
    }
  }
  if (code !== undefined && offer !== undefined && offer.currency !== shop.currency) {
    const search = await searchBehind(services.quote, code, options);
    const repriced = search === undefined ? undefined : await repriceFlow(own, code, search, options);
    url.searchParams.delete('_routes');
    if (repriced !== undefined)
      throw redirect(linkTo(shop.shop, 'hotelDescription', { params: { accommodationId, code: repriced }, search: url.searchParams.toString() }));
  }
  const hotel = hotelViewOf(accommodation, partner.marketing.productRating, shop.currency, shop.language === 'ar' ? '، ' : ', ');
  const canonical = `${origin}${linkTo(shop.shop, 'hotelDescription', { params: { accommodationId, code: '-' } })}`;
  return {
    hotel,
    offer: offer === undefined || code === undefined ? undefined : { ...offerViewOf(offer), code },
    isFull: code !== undefined && offer === undefined && status !== 'SESSION_EXPIRED',
    isRenewed: url.searchParams.has('renewed'),
    search: complete.ok ? formatSearchQuery(query) : undefined,
    party: query.occupancies === undefined ? undefined : { travellers: countTravellers(query.occupancies), rooms: query.occupancies.length },
    map: mapAround(hotel.gps),
    jsonLd: hotelJsonLd(hotel, { url: canonical, origin }),
  };
};
