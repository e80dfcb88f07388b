import type * as api from '@oaklet/api/contract'
import {
  emergencyContactOf,
  type FormKind,
  isFormItem,
  isMeasureItem,
  type Packet,
} from '@oaklet/api/contract'
import type { clients } from '../../db/schema/clients-table'
import { packetItems, packetLinks, packets, type StoredAnswers } from '../../db/schema/packets-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { requirePermittedEmail } from '../billing-documents'
import { holdClientOf } from '../caseload'
import { peopleOf } from '../clients'
import { requireSendable } from '../documents'
import { endOfLife } from './packet-life'
import { mailNewLink, newKey } from './packet-link'
import { findPacket } from './select-packets'

/** Asks a client for forms, documents to sign and questionnaires, by a link that is mailed to them. */
export async function sendPacket(
  {
    actor,
    scope,
    params: key,
    body: { email, items, documents = [], message },
  }: CallOf<typeof api.sendPacket>,
  work: Work,
): Promise<Packet> {
  const client = await holdClientOf(work, key, scope)
  if (client.status === 'archived') {
    throw new AppError('transition_refused', 'Nothing is asked of an archived client any more.')
  }
  requirePermittedEmail(client.contacts, email)
  const texts = await requireSendable(work, key.practiceId, documents)
  const { organizationId } = actor
  const [packetId, now] = [work.newId(), work.now()]
  const [packet] = await work.tx
    .insert(packets)
    .values({
      ...{ ...key, organizationId, id: packetId, status: 'sent', email, message },
      ...{ sentById: actor.staffId, sentAt: now, linkSentAt: now, createdAt: now, updatedAt: now },
      expiresAt: endOfLife(now),
    })
    .returning()
  if (packet === undefined) throw new Error('a packet that was added is there')
  const known = await knownOf(work, client)
  const asked = [
    ...items.filter(isFormItem).map((kind) => ({ kind, known: known[kind] })),
    ...texts.map((text) => ({ ...text, kind: 'document' as const, known: {} })),
    ...items.filter(isMeasureItem).map((kind) => ({ kind, known: {} })),
  ]
  await work.tx
    .insert(packetItems)
    .values(
      asked.map((item, position) => ({ ...item, organizationId, id: work.newId(), packetId, position })),
    )
  await work.tx.insert(packetLinks).values({
    ...{ organizationId, packetId, key: newKey(), secretHash: '', mailedAt: now },
    ...{ codeTries: 0, codesSent: 0, wrongTries: 0 },
  })
  await mailNewLink(work, packet)
  await recordAudit(work, {
    ...{ action: 'packet_sent', resource: 'packet', recordId: packetId },
    changed: asked.map(({ kind }) => kind),
  })
  return findPacket(work, { ...key, packetId })
}

/** What the practice knows of a client, as the forms ask for it. */
async function knownOf(
  work: Work,
  client: typeof clients.$inferSelect,
): Promise<Record<FormKind, Record<string, StoredAnswers>>> {
  const { firstName, lastName, preferredName, dateOfBirth, pronouns, address, contacts } = client
  const mobile = contacts.find(({ kind }) => kind === 'mobile')
  const email = contacts.find(({ kind }) => kind === 'email')
  const person = emergencyContactOf({ people: await peopleOf(work, client) })
  return {
    about_you: {
      name: { firstName, lastName, preferredName },
      ...(dateOfBirth !== null && { birth: { dateOfBirth } }),
      ...(pronouns !== '' && { pronouns: { pronouns } }),
      ...(address !== null && { address }),
    },
    reach_you: {
      ...(mobile && {
        phone: { phone: mobile.value, mayText: mobile.mayText, mayVoicemail: mobile.mayVoicemail },
      }),
      ...(email && { email: { email: email.value, mayEmail: email.mayEmail } }),
    },
    emergency_contact: { ...(person !== null && { person: { ...person } }) },
  }
}
