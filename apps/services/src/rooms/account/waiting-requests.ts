import type { CustomerRequest } from '@escale/contract/my-bookings';
import type { Pool } from 'pg';

/** A request on which the customer had the last word, as the team reads it: what was written, never to whom it belongs. */
export interface WaitingRequest {
  readonly id: string;
  readonly brand: string;
  readonly shop: string;
  readonly kind: CustomerRequest['kind'];
  readonly subject: CustomerRequest['subject'];
  readonly reference: string | null;
  readonly answerBy: Date;
  readonly messages: readonly {
    readonly author: 'CUSTOMER' | 'TEAM';
    readonly at: string;
    readonly body: string;
    readonly files: readonly { readonly id: string; readonly name: string }[];
  }[];
}

/** Requests that wait for a person of the team, the soonest promised first. That a request arrived was acknowledged under the request's own key: no answer. */
export const listWaitingRequests = async (db: Pool): Promise<readonly WaitingRequest[]> => {
  const { rows } = await db.query<WaitingRequest>(
    `select r.id, r.brand, r.shop, r.kind, r.subject, b.reference, r.answer_by as "answerBy",
       (select json_agg(json_build_object('author', m.author, 'at', m.at, 'body', m.body,
          'files', coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name) order by f.position) from customer_file f where f.message = m.id), '[]')) order by m.at, m.id)
        from customer_message m where m.request = r.id) as messages
     from customer_request r left join booking b on b.id = r.booking_id
     where r.state <> 'CLOSED' and (select max(at) from customer_message m where m.request = r.id and m.author = 'CUSTOMER')
       > coalesce((select max(at) from customer_message m where m.request = r.id and m.author = 'TEAM' and m.key <> r.id), '-infinity')
     order by r.answer_by, r.id limit 100`,
  );
  return rows;
};
