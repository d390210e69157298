import type { Connection, PoolClient, Submittable } from 'pg';

/** Column types the binary form of COPY is written for here. */
export type CopyType = 'int2' | 'int4' | 'int8' | 'date' | 'bool' | 'text';

/** Days between 1970-01-01 and 2000-01-01, where PostgreSQL begins to count. */
const POSTGRES_EPOCH = 10_957;
const HEADER = Buffer.concat([Buffer.from('PGCOPY\n', 'latin1'), Buffer.from([0xff]), Buffer.from('\r\n', 'latin1'), Buffer.alloc(9)]);
const CHUNK = 256 * 1024;

/** Writes rows in the binary form of COPY into one buffer that is handed on when full. */
export class RowWriter {
  #buffer = Buffer.allocUnsafe(CHUNK + 4_096);
  #at = 0;
  readonly #types: readonly CopyType[];
  constructor(types: readonly CopyType[]) {
    this.#types = types;
  }

  /** Adds a row; days are day numbers, booleans 0 or 1. True when the buffer should be taken. */
  add(row: readonly (number | string)[]): boolean {
    const buffer = this.#buffer;
    let at = buffer.writeInt16BE(this.#types.length, this.#at);
    for (let column = 0; column < this.#types.length; column += 1) {
      const value = row[column];
      switch (this.#types[column]) {
        case 'int2':
          at = buffer.writeInt16BE(Number(value), buffer.writeInt32BE(2, at));
          break;
        case 'int8':
          at = buffer.writeBigInt64BE(BigInt(value ?? 0), buffer.writeInt32BE(8, at));
          break;
        case 'date':
          at = buffer.writeInt32BE(Number(value) - POSTGRES_EPOCH, buffer.writeInt32BE(4, at));
          break;
        case 'bool':
          at = buffer.writeUInt8(Number(value), buffer.writeInt32BE(1, at));
          break;
        case 'text': {
          const length = buffer.write(String(value), at + 4, 'utf8');
          at = buffer.writeInt32BE(length, at) + length;
          break;
        }
        default:
          at = buffer.writeInt32BE(Number(value), buffer.writeInt32BE(4, at));
      }
    }
    this.#at = at;
    return at >= CHUNK;
  }

  /** What was written since the last take. */
  take(): Buffer {
    const out = Buffer.from(this.#buffer.subarray(0, this.#at));
    this.#at = 0;
    return out;
  }
}

/** What this file uses of a connection beyond its published type. */
type CopyConnection = Connection & {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
  stream: { writableNeedDrain: boolean; once(event: 'drain', then: () => void): void };
};

class CopyQuery implements Submittable {
  readonly finished: Promise<void>;
  readonly #text: string;
  readonly #chunks: Iterator<Buffer>;
  #resolve: () => void = () => undefined;
  #reject: (error: Error) => void = () => undefined;
  #failure: Error | null = null;

  constructor(text: string, chunks: Iterator<Buffer>) {
    this.#text = text;
    this.#chunks = chunks;
    this.finished = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: Connection): void {
    (connection as CopyConnection).query(this.#text); // as: pg publishes no type for its simple query message
  }

  handleCopyInResponse(connection: Connection): void {
    this.#pump(connection as CopyConnection); // as: pg publishes no type for its copy messages
  }

  #pump(connection: CopyConnection): void {
    try {
      while (this.#failure === null) {
        const next = this.#chunks.next();
        if (next.done === true) {
          connection.sendCopyFromChunk(Buffer.from([0xff, 0xff]));
          connection.endCopyFrom();
          return;
        }
        connection.sendCopyFromChunk(next.value);
        // The socket says when it has room again, so that a whole universe never waits in memory.
        if (connection.stream.writableNeedDrain) {
          connection.stream.once('drain', () => setImmediate(() => this.#pump(connection)));
          return;
        }
      }
    } catch (error) {
      connection.sendCopyFail(error instanceof Error ? error.message : 'rows could not be made');
    }
  }

  handleError(error: Error): void {
    this.#failure = error;
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    if (this.#failure === null) this.#resolve();
  }

  handleCommandComplete(): void {}
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyData(): void {}
}

function* chunksOf(types: readonly CopyType[], rows: Iterable<readonly (number | string)[]>): Generator<Buffer> {
  const writer = new RowWriter(types);
  yield HEADER;
  for (const row of rows) if (writer.add(row)) yield writer.take();
  yield writer.take();
}

/**
 * Streams rows into a table by COPY in binary form, in the caller's transaction. Rows are made while they are sent.
 * Throws the database's error when it refuses a row.
 */
export const bulkCopy = async (
  client: PoolClient,
  table: string,
  columns: Readonly<Record<string, CopyType>>,
  rows: Iterable<readonly (number | string)[]>,
): Promise<void> => {
  const copy = new CopyQuery(`copy ${table} (${Object.keys(columns).join(', ')}) from stdin with (format binary)`, chunksOf(Object.values(columns), rows));
  client.query(copy);
  await copy.finished;
};
