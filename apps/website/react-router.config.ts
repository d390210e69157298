import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: true,
  // The whole route manifest with the first page: no request to /__manifest after load, and links know at once where they lead.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
