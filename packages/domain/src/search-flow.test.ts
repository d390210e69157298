import { expect, test } from 'vitest';
import { flowOfPath, formBanner, isHistoryReplaced, modifyFormOfPath, searchButtonWording, searchTabs } from './search-flow.ts';

test.each([
  ['/fr-FR/sdp/listing', 'sdp'],
  ['/fr-FR/stopover/listing', 'stopover'],
  ['/fr-FR/hotelonly/listing', 'hotelonly'],
  ['/fr-FR/booking/quote', null],
  ['/fr-FR/stopover/sdp', 'sdp'],
])('%s is of flow %s', (path, flow) => {
  expect(flowOfPath(path)).toBe(flow);
});

test('the modify modal asks for stopover first', () => {
  expect([
    modifyFormOfPath('/fr-FR/stopover/sdp'),
    modifyFormOfPath('/fr-FR/sdp/listing'),
    modifyFormOfPath('/fr-FR/hotelonly/listing'),
    modifyFormOfPath('/fr-FR'),
  ]).toEqual(['stopover', 'sdp', 'hotelonly', null]);
});

test.each([
  ['/fr-FR/sdp/listing', 'refresh'],
  ['/fr-FR/sdp/booking/quote', 'refresh'],
  ['/fr-FR/stopover/booking/quote', 'refresh'],
  ['/fr-FR/hotelonly/listing/', 'refresh'],
  ['/sdp/listing', 'refresh'],
  ['/fr-FR/sdp/search', 'search'],
  ['/fr-FR', 'search'],
  ['/fr-FR/sdp/listing/map', 'search'],
  ['/fr-FR/booking/quote', 'search'],
])('on %s the button reads %s', (path, wording) => {
  expect(searchButtonWording(path)).toBe(wording);
});

test.each([
  ['/fr-FR/sdp/listing', true],
  ['/fr-FR/sdp/listing/map', false],
  ['/fr-FR/sdp/search', false],
])('a search from %s replaces the entry: %s', (path, expected) => {
  expect(isHistoryReplaced(path)).toBe(expected);
});

test("a partner's tunnels are its tabs", () => {
  expect(
    searchTabs([{ websiteTunnelType: 'STOPOVER' }, { websiteTunnelType: 'SDP' }, { websiteTunnelType: 'HOTEL_ONLY' }, { websiteTunnelType: 'CIRCUIT' }]).map(
      (tab) => `${tab.type} ${tab.labelKey}`,
    ),
  ).toEqual([
    'sdpStopover root.tab.label.stopover',
    'sdpHolidays root.tab.label.sdp',
    'hotelOnly root.tab.label.hotel.only',
    'merchCircuit root.tab.label.circuit.merch',
  ]);
});

test('the banner shows only after a submit of an invalid form', () => {
  const error = { path: 'departureCity', messageId: 'sdp.search.departure.city.input.error' };
  expect([formBanner([error], 0), formBanner([error], 1), formBanner([], 3)]).toEqual([null, 'sdp.search.form.error.message', null]);
});
