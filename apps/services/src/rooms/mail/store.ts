import type { Pool } from 'pg';

/** A mail as it is kept. */
export interface StoredMail {
  readonly key: string;
  readonly brand: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly plain: string;
  /** Address of its one-click header; null for mails that have none. */
  readonly unsubscribe: string | null;
  readonly createdAt: string;
}

export interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Keeps a mail once per key; false when it was kept before. */
export const keepMail = async (db: Pool, mail: Omit<StoredMail, 'createdAt'>, attachments: readonly Attachment[], now: number): Promise<boolean> => {
  const client = await db.connect();
  try {
    await client.query('begin');
    const { rowCount } = await client.query(
      'insert into mail (key, brand, recipient, subject, html, plain, unsubscribe, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (key) do nothing',
      [mail.key, mail.brand, mail.recipient, mail.subject, mail.html, mail.plain, mail.unsubscribe, new Date(now)],
    );
    if (rowCount === 1) {
      for (const [position, { name, type, bytes }] of attachments.entries()) {
        await client.query('insert into mail_attachment (mail_key, position, name, type, bytes) values ($1, $2, $3, $4, $5)', [
          mail.key,
          position,
          name,
          type,
          bytes,
        ]);
      }
    }
    await client.query('commit');
    return rowCount === 1;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};

export const markSent = async (db: Pool, key: string, now: number): Promise<void> => {
  await db.query('update mail set sent_at = $2 where key = $1', [key, new Date(now)]);
};

/** Newest mails, at most 100. */
export const listMails = async (db: Pool): Promise<readonly Omit<StoredMail, 'html' | 'plain' | 'unsubscribe'>[]> => {
  const { rows } = await db.query('select key, brand, recipient, subject, created_at as "createdAt" from mail order by created_at desc, key limit 100');
  return rows;
};

export const findMail = async (
  db: Pool,
  key: string,
): Promise<(StoredMail & { readonly attachments: readonly Pick<Attachment, 'name' | 'type'>[] }) | null> => {
  const { rows } = await db.query('select key, brand, recipient, subject, html, plain, unsubscribe, created_at as "createdAt" from mail where key = $1', [key]);
  if (!rows[0]) return null;
  const attachments = await db.query('select name, type from mail_attachment where mail_key = $1 order by position', [key]);
  return { ...rows[0], attachments: attachments.rows };
};

export const findAttachment = async (db: Pool, key: string, position: number): Promise<Attachment | null> => {
  const { rows } = await db.query('select name, type, bytes from mail_attachment where mail_key = $1 and position = $2', [key, position]);
  return rows[0] ?? null;
};
