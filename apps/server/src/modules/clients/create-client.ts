import type * as api from '@oaklet/api/contract'
import type { Client } from '@oaklet/api/contract'
import { clients } from '../../db/schema/clients-table'
import { notFound, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { findTwins, markTwins, recordMark, refuseTwins } from '../duplicates'
import { lockPractice, practiceToday } from '../organization'
import { holdPrimaryClinician, normalizeClient, requireSoundClient } from './client-input'
import { findClient } from './find-client'
import { insertPeople } from './insert-people'

/** Adds a client to the practice; a person who seems to be one already only once that is confirmed, which is remembered. */
export async function createClient(
  {
    actor,
    scope,
    params: { practiceId },
    body: { allowTwin = false, ...body },
  }: CallOf<typeof api.createClient>,
  work: Work,
): Promise<Client> {
  const { people = [], ...input } = normalizeClient(body)
  if (input.status === 'archived') {
    throw validationFailed([{ path: 'status', message: 'A new client can’t be archived' }])
  }

  // Of two calls at once, the second finds whom the first has added.
  if (!allowTwin) await lockPractice(work, practiceId)
  await holdPrimaryClinician(work, input)
  const { today } = await practiceToday(work, practiceId)
  await requireSoundClient(work, { practiceId, today }, { ...input, people }, scope)
  const twins = await findTwins(work, practiceId, input)
  if (!allowTwin) refuseTwins(input, twins)
  const now = work.now()
  const id = work.newId()
  const { organizationId } = actor
  await work.tx
    .insert(clients)
    .values({ ...input, organizationId, id, practiceId, createdAt: now, updatedAt: now })
  const marked = await markTwins(work, practiceId, id, twins)
  const changed = Object.keys(input)
  await recordAudit(work, { action: 'created', resource: 'client', recordId: id, changed })
  await recordMark(work, 'not_duplicates', marked)
  const key = { practiceId, clientId: id }
  await insertPeople(
    work,
    people.map((person) => ({ of: key, input: person })),
  )
  const client = await findClient(work, key, scope)
  if (client === null) throw notFound()
  return client
}
