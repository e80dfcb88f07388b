import type * as api from '@oaklet/api/contract'
import type { Client } from '@oaklet/api/contract'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { findClient } from './find-client'

/** Opens a client's chart, and records that it was opened. */
export async function getClient(
  { scope, params: key }: CallOf<typeof api.getClient>,
  work: Work,
): Promise<Client> {
  const client = await findClient(work, key, scope)
  if (client === null) throw notFound()
  await recordAudit(work, { action: 'viewed', resource: 'client', recordId: client.id })
  return client
}
