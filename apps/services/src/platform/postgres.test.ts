import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { canReach, databaseAccount, findAccount } from './postgres-account.ts';
import { embeddedPackageFolder, linkLibraries, prepareBinaries } from './postgres-binaries.ts';
import { isAlive, prepareDataFolder, reachableFolder, socketFolder } from './postgres-data.ts';
import { localServer, type Server } from './postgres-server.ts';
import { openDatabase, stopDatabase } from './postgres.ts';

// The launcher's points for Linux, each as it was seen to fail. Everything happens below one folder of our own.
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'escale-launcher-'));
chmodSync(folder, 0o755);
const servers: Server[] = [];
const account = databaseAccount();
// Root only: an ordinary user's server runs as that user.
const isRoot = account !== undefined;

const aServer = (name: string): Server => {
  const server = localServer({ dataDir: join(folder, name), durable: false });
  servers.push(server);
  return server;
};
const postmasterPid = (server: Server): number => Number.parseInt(readFileSync(join(server.dataFolder, 'postmaster.pid'), 'utf8'), 10);
const deadPid = (): number => spawnSync('true').pid;

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('1. library links', () => {
  test('that npm left out are made from the list of the package, and making them again changes nothing', () => {
    const copy = join(folder, 'package');
    cpSync(embeddedPackageFolder(), copy, { recursive: true, verbatimSymlinks: true });
    const list: { source: string; target: string }[] = JSON.parse(readFileSync(join(copy, 'native/pg-symlinks.json'), 'utf8'));
    for (const { target } of list) unlinkSync(join(copy, target));
    linkLibraries(copy);
    linkLibraries(copy);
    expect(list).toHaveLength(14);
    for (const { source, target } of list) {
      expect(lstatSync(join(copy, target)).isSymbolicLink()).toBe(true);
      expect(realpathSync(join(copy, target))).toBe(realpathSync(join(copy, source)));
    }
    expect(spawnSync(join(copy, 'native/bin/postgres'), ['--version']).status).toBe(0);
  });
});

describe('2. running as root', () => {
  test('the unprivileged account is looked up by name, and root is never one', () => {
    expect(findAccount('root:x:0:0::/root:/bin/sh\nnobody:x:65534:65533:n:/:/bin/false\n')).toEqual({ name: 'nobody', uid: 65534, gid: 65533 });
    expect(findAccount('root:x:0:0::/root:/bin/sh\npostgres:x:70:70::/:/bin/sh\n')?.name).toBe('postgres');
    expect(findAccount('root:x:0:0::/root:/bin/sh\nnobody:x:0:0::/:/bin/sh\n')).toBeUndefined();
  });

  test.runIf(isRoot)('the server and its data belong to that account, the folder closed to others', async () => {
    const server = aServer('owned');
    await server.ensure();
    const { uid, mode } = statSync(server.dataFolder);
    expect(uid).toBe(account?.uid);
    expect(mode & 0o777).toBe(0o700);
    expect(statSync(`/proc/${postmasterPid(server)}`).uid).toBe(account?.uid);
  });

  test.runIf(isRoot)('out of a home nobody may enter, programs are copied once and data kept outside', () => {
    if (!account) return;
    const home = join(folder, 'closed-home');
    const outside = join(folder, 'outside');
    mkdirSync(home, { mode: 0o700 });
    const checkout = join(home, 'checkout');
    cpSync(embeddedPackageFolder(), checkout, { recursive: true, verbatimSymlinks: true });
    expect(canReach(join(checkout, 'native/bin/postgres'), account)).toBe(false);
    const data = reachableFolder(join(checkout, '.data'), account, [outside]);
    expect(data.startsWith(outside)).toBe(true);
    expect(reachableFolder(join(home, 'other/.data'), account, [outside])).not.toBe(data);
    const binaries = prepareBinaries(account, data, checkout);
    expect(binaries.postgres.startsWith(data)).toBe(true);
    const { ino } = statSync(binaries.postgres);
    expect(statSync(prepareBinaries(account, data, checkout).postgres).ino).toBe(ino);
    prepareDataFolder(join(data, 'pg18'), binaries, account, false);
    expect(existsSync(join(data, 'pg18/PG_VERSION'))).toBe(true);
  });

  test.runIf(isRoot)('when no folder can be reached, the sentence names DATABASE_URL', () => {
    if (!account) return;
    const home = join(folder, 'closed-too');
    mkdirSync(home, { mode: 0o700 });
    expect(() => reachableFolder(join(home, '.data'), account, [join(home, 'no')])).toThrow('DATABASE_URL');
  });
});

describe('3. first start', () => {
  test('two at once end with one data folder and both served', async () => {
    const program = `import { localServer } from ${JSON.stringify(join(import.meta.dirname, 'postgres-server.ts'))}; await localServer({ dataDir: ${JSON.stringify(join(folder, 'together'))}, durable: false }).ensure();`;
    const runs = [1, 2].map(
      () =>
        new Promise<number | null>((resolve) => {
          spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' }).on('exit', resolve);
        }),
    );
    expect(await Promise.all(runs)).toEqual([0, 0]);
    const server = aServer('together');
    await server.ensure();
    expect(existsSync(join(server.dataFolder, 'PG_VERSION'))).toBe(true);
  });

  test('what a killed first start left half-made is removed, a living one is left alone', () => {
    const server = aServer('leftovers');
    const dead = `${server.dataFolder}.init-${deadPid()}`;
    const living = `${server.dataFolder}.init-${process.ppid}`;
    mkdirSync(dead);
    mkdirSync(living);
    prepareDataFolder(server.dataFolder, server.binaries, account, false);
    expect(existsSync(dead)).toBe(false);
    expect(existsSync(living)).toBe(true);
  });
});

describe('4. reaching it', () => {
  test('it listens on a Unix socket only', async () => {
    const server = aServer('socket');
    await server.ensure();
    expect(readFileSync(join(server.dataFolder, 'postmaster.pid'), 'utf8').split('\n')[5]).toBe(''); // no network address
    expect(existsSync(join(server.socketFolder, '.s.PGSQL.5432'))).toBe(true);
  });

  test('a path too long for a socket gets a short closed folder instead', async () => {
    const long = join(folder, 'x'.repeat(90), 'data');
    const short = socketFolder(long, account);
    expect(Buffer.byteLength(join(short, '.s.PGSQL.5432'))).toBeLessThanOrEqual(107);
    expect(statSync(short).mode & 0o777).toBe(0o700);
    expect(socketFolder(long, account)).toBe(short);
    chmodSync(short, 0o755);
    expect(() => socketFolder(long, account)).toThrow('belongs to somebody else');
    rmSync(short, { recursive: true });
  });
});

describe('5. a server that is there, or was', () => {
  test('a second start attaches to the running one', async () => {
    const first = aServer('attach');
    await first.ensure();
    const pid = postmasterPid(first);
    await aServer('attach').ensure();
    expect(postmasterPid(first)).toBe(pid);
  });

  test('a killed one is started again and has every committed row', async () => {
    const dataDir = join(folder, 'killed');
    const database = await openDatabase({ dataDir }); // durable: what was committed must survive
    const server = aServer('killed');
    await database.pool.query('create table kept (n int)');
    await database.pool.query('insert into kept values (1)');
    process.kill(postmasterPid(server), 'SIGKILL');
    // Nobody asks: the open database itself notices and starts the server again.
    await expect
      .poll(
        () =>
          database.pool.query('select n from kept').then(
            ({ rows }) => rows,
            () => 'away',
          ),
        { timeout: 20_000 },
      )
      .toEqual([{ n: 1 }]);
    await database.close();
  });

  test('a lock file that names a living process of somebody else does not keep it from starting', async () => {
    const server = aServer('stale');
    await server.ensure();
    const pid = postmasterPid(server);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => isAlive(pid) && !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z')).toBe(false);
    const file = join(server.dataFolder, 'postmaster.pid');
    const stranger = spawn('sleep', ['60'], account ? { uid: account.uid, gid: account.gid } : {}); // the same user: PostgreSQL alone would refuse
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replace(/^.*/u, String(stranger.pid)));
    await server.ensure();
    stranger.kill();
    expect(postmasterPid(server)).not.toBe(stranger.pid);
  });
});

describe('6. stopping', () => {
  test('the last program to close stops the server, an earlier one does not', async () => {
    const dataDir = join(folder, 'shared');
    const server = aServer('shared');
    const [first, second] = [await openDatabase({ dataDir, durable: false }), await openOther(dataDir)];
    await first.close();
    expect(isAlive(postmasterPid(server))).toBe(true);
    await second.close();
    await expect.poll(() => existsSync(join(server.dataFolder, 'postmaster.pid'))).toBe(false);
  });

  test('the stop command stops it whoever is attached', async () => {
    const server = aServer('stopped');
    await server.ensure();
    const pid = postmasterPid(server);
    await stopDatabase(join(folder, 'stopped'));
    expect(existsSync(join(server.dataFolder, 'postmaster.pid'))).toBe(false);
    expect(isAlive(pid) && !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z')).toBe(false);
  });
});

test('7. the major version is part of the data path', () => {
  const server = aServer('version');
  expect(server.dataFolder).toBe(join(folder, 'version', `pg${server.binaries.major}`));
  expect(readFileSync(join(server.dataFolder, 'PG_VERSION'), 'utf8').trim()).toBe(String(server.binaries.major));
  expect(dirname(server.dataFolder)).toBe(join(folder, 'version'));
});

/** Another program attached to the same server: a process of its own, as names of sessions go by process. */
async function openOther(dataDir: string): Promise<{ close(): Promise<void> }> {
  const program = `import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'postgres.ts'))};
    const database = await openDatabase({ dataDir: ${JSON.stringify(dataDir)}, durable: false });
    process.stdout.write('open');
    process.stdin.on('data', async () => { await database.close(); process.exit(0); });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  await new Promise((resolve) => {
    child.stdout.once('data', resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.stdin.write('x');
      }),
  };
}
