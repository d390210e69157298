// The arrows of the house (ARCHITECTURE.md). Every rule here has a fixture in tools/arrows/fixtures that makes it fire.
const only = (...allowed) => `^(?!${allowed.join('|')})`;
const testFile = String.raw`\.test\.tsx?$`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment: 'Rules import nothing but calendar days: no I/O, no React, no clock.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: testFile },
      to: { path: only('packages/domain/src', 'node_modules/@internationalized/date') },
    },
    {
      name: 'contract-knows-domain-only',
      comment: 'Schemas are shared by both sides and depend on rules alone.',
      severity: 'error',
      from: { path: '^packages/contract/src' },
      to: { path: only('packages/contract/src', 'packages/domain/src', 'node_modules/zod') },
    },
    {
      name: 'ui-knows-react-only',
      comment: 'Components get texts and data as props.',
      severity: 'error',
      from: { path: '^packages/ui/src', pathNot: testFile },
      to: { path: '^(packages/(contract|i18n|catalogue|artwork)|apps)/' },
    },
    {
      name: 'website-talks-http',
      comment: 'The website reaches services over HTTP, so that a partner can replace any of them.',
      severity: 'error',
      from: { path: '^apps/website/src' },
      to: { path: '^(apps/(services|server|payment-sandbox)|packages/catalogue)/' },
    },
    {
      name: 'services-do-not-render',
      comment: 'Services know nothing of the website or its components.',
      severity: 'error',
      from: { path: '^apps/services/src' },
      to: { path: '^(apps/(website|server|payment-sandbox)|packages/ui)/' },
    },
    {
      name: 'sandbox-stands-alone',
      comment: 'The providers of payments and identities share nothing with us but its published contract.',
      severity: 'error',
      from: { path: '^apps/(payment|identity)-sandbox/src', pathNot: testFile },
      to: { path: '^(apps/(?!(payment|identity)-sandbox)|packages/(?!contract|domain))' },
    },
    {
      name: 'stand-ins-serve-tests-only',
      comment: 'What stands in for identity providers is started beside us, never part of us.',
      severity: 'error',
      from: { path: '^apps/(services|server|website)/src', pathNot: testFile },
      to: { path: '^apps/identity-sandbox/' },
    },
    {
      name: 'feature-never-imports-feature',
      comment: 'Features meet in app/ only; what two need moves to shared/.',
      severity: 'error',
      from: { path: '^apps/website/src/features/([^/]+)/' },
      to: { path: '^apps/website/src/features/', pathNot: '^apps/website/src/features/$1/' },
    },
    {
      name: 'shared-knows-no-feature',
      comment: 'shared/ is below features and app.',
      severity: 'error',
      from: { path: '^apps/website/src/shared/' },
      to: { path: '^apps/website/src/(features|server)/' },
    },
    {
      name: 'room-enters-by-the-door',
      comment: 'A room enters another room only by its index.',
      severity: 'error',
      from: { path: '^apps/services/src/((?:rooms/[^/]+|inventory|search))/', pathNot: testFile },
      to: { path: '^apps/services/src/(?:rooms/[^/]+|inventory|search)/', pathNot: ['^apps/services/src/$1/', '^apps/services/src/(?:rooms/[^/]+|inventory|search)/index\\.ts$'] },
    },
    {
      name: 'store-knows-no-service',
      comment: 'routes → service → store, never back.',
      severity: 'error',
      from: { path: '^apps/services/src/rooms/.*store[^/]*\\.ts$', pathNot: testFile },
      to: { path: '^apps/services/src/rooms/.*(service|routes)[^/]*\\.ts$' },
    },
    {
      name: 'server-file-never-in-client',
      comment: 'A .server file never reaches the browser.',
      severity: 'error',
      from: { path: '(^apps/website/src/client/|\\.client\\.tsx?$|^packages/ui/src)' },
      to: { path: '\\.server\\.tsx?$' },
    },
    {
      name: 'no-circle',
      comment: 'Modules form a tree of meaning; a circle has no beginning.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/build/|\\.react-router/|tools/arrows/fixtures)' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'], extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.json'] },
  },
};
