import { join } from 'node:path';
import { stopDatabase } from '@escale/services/platform/postgres';

// `bin/start --stop-database`: stops the packaged PostgreSQL of this checkout.
await stopDatabase(process.env['DATA_DIR'] ?? join(import.meta.dirname, '../../../.data'));
