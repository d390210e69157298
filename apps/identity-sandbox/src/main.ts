import { createIdentitySandbox } from './app.ts';

// Stand-ins of identity providers as a process of their own: own port, own origin. Never part of a live site.
const port = Number(process.env['IDENTITY_SANDBOX_PORT'] ?? 4200);
const base = process.env['IDENTITY_SANDBOX_URL'] ?? `http://localhost:${port}`;
const { server } = await createIdentitySandbox({
  base,
  facebookApps: { [process.env['FACEBOOK_APP_ID'] || 'demo-facebook-app']: process.env['FACEBOOK_APP_SECRET'] || 'demo-facebook-secret' },
  now: () => Date.now(),
});

const stop = (): void => {
  server.closeAllConnections();
  server.close(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
server.listen(port, process.env['SANDBOX_HOST'] ?? '0.0.0.0', () => console.log(`identity sandbox  ${base}`));
