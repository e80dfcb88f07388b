import type * as api from '@oaklet/api/contract'
import {
  type Client,
  type ClientInput,
  emergencyPerson,
  isSamePerson,
  type Packet,
  type PacketDifference,
  packetDifferences,
  type ReviewField,
  withAccepted,
} from '@oaklet/api/contract'
import { type Scope, scopeOf } from '../../actor'
import { packets } from '../../db/schema/packets-table'
import { AppError, staleEdit, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { clientOf } from '../caseload'
import { createClientPerson, updateClient, updateClientPerson } from '../clients'
import { readReview } from './get-packet-review'
import { requireCoverageDecision, takeOverCoverage } from './review-coverage'
import { requireFileDecisions, takeOverFiles } from './review-files'
import { findPacket, isPacket, lockPacket } from './select-packets'

/** Takes over what somebody of the practice accepted of a packet, field by field, and ends it. */
export async function reviewPacket(call: CallOf<typeof api.reviewPacket>, work: Work): Promise<Packet> {
  const { actor, scope, params: key, body } = call
  const { version, clientVersion } = body
  await clientOf(work, key, scope)
  const packet = await lockPacket(work, key)
  const review = await readReview(work, key)
  const { client, forms } = review
  if (packet.version !== version || client.version !== clientVersion) throw staleEdit(review)
  if (packet.status !== 'submitted') {
    throw new AppError('transition_refused', 'Only what was sent in can be reviewed.')
  }
  const differences = packetDifferences(client, forms)
  const accepted = requireDecisions(differences, body)
  const coverage = requireCoverageDecision(review, body.coverage)
  requireFileDecisions(review, body.files)
  // Nobody needs to be allowed to change clients to find that nothing has to be changed.
  if (accepted.size > 0) await takeOver(call, work, { client, differences, accepted })
  await takeOverFiles(work, key, review, body.files)
  if (coverage !== null) await takeOverCoverage(work, key, coverage)
  const now = work.now()
  await work.tx
    .update(packets)
    .set({
      ...{ status: 'reviewed', reviewedAt: now, reviewedById: actor.staffId },
      ...{ version: version + 1, updatedAt: now },
    })
    .where(isPacket(actor, key))
  await recordAudit(work, {
    ...{ action: 'packet_reviewed', resource: 'packet', recordId: key.packetId },
    changed: [...accepted, ...(coverage === null ? [] : ['coverage'])],
  })
  return findPacket(work, key)
}

/** Which fields are accepted; throws 422 unless each field that differs is decided on once. */
function requireDecisions(
  differences: readonly PacketDifference[],
  { accepted, kept }: { accepted: readonly ReviewField[]; kept: readonly ReviewField[] },
): ReadonlySet<ReviewField> {
  const decided = [...accepted, ...kept]
  const open = differences.filter(({ field }) => decided.filter((one) => one === field).length !== 1)
  if (open.length > 0) {
    throw validationFailed(open.map(({ field }) => ({ path: field, message: 'Decide on this' })))
  }
  return new Set(accepted.filter((one) => differences.some(({ field }) => field === one)))
}

interface Accepted {
  client: Client
  differences: readonly PacketDifference[]
  accepted: ReadonlySet<ReviewField>
}

async function takeOver(
  { actor, params, body: { allowTwin } }: CallOf<typeof api.reviewPacket>,
  work: Work,
  { client, differences, accepted }: Accepted,
): Promise<void> {
  const { practiceId, clientId } = params
  const scope = scopeOf(actor, 'clients:write')
  const to = { actor, scope, params: { practiceId, clientId }, query: undefined, callKey: () => null }
  if (accepted.size > (accepted.has('emergencyContact') ? 1 : 0)) {
    const { version } = client
    const body = {
      ...{ ...withAccepted(inputOf(client), differences, accepted), version },
      ...(allowTwin !== undefined && { allowTwin }),
    }
    await updateClient({ ...to, body }, work)
  }
  const person = differences.find(({ field }) => field === 'emergencyContact')
  if (person?.field === 'emergencyContact' && accepted.has('emergencyContact')) {
    await saveEmergencyContact(work, to, client, person)
  }
}

async function saveEmergencyContact(
  work: Work,
  to: Omit<CallOf<typeof api.createClientPerson>, 'body'> & { scope: Scope },
  { people }: Client,
  { said }: Extract<PacketDifference, { field: 'emergencyContact' }>,
): Promise<void> {
  const known = people.find((one) => isSamePerson(one, said))
  if (known === undefined) {
    await createClientPerson({ ...to, body: emergencyPerson(said) }, work)
    return
  }
  const { id: personId, version, name, relationship, roles, contacts, custody } = known
  const [params, input] = [
    { ...to.params, personId },
    { name, relationship, roles, contacts, custody },
  ]
  await updateClientPerson({ ...to, params, body: { ...emergencyPerson(said, input), version } }, work)
}

/** What a person types about a client, of the client; diagnoses are left as they are. */
const inputOf = (client: Client): ClientInput => ({
  type: client.type,
  firstName: client.firstName,
  lastName: client.lastName,
  preferredName: client.preferredName,
  pronouns: client.pronouns,
  dateOfBirth: client.dateOfBirth,
  administrativeSex: client.administrativeSex,
  address: client.address,
  contacts: client.contacts,
  primaryClinicianId: client.primaryClinicianId,
  locationId: client.locationId,
  tags: client.tags,
  status: client.status,
})
