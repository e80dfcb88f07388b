import type { DocumentClinician } from '@oaklet/api/contract'
import type { Tx } from '../db/database'
import {
  estimateCounters,
  estimateLines,
  estimates as estimatesTable,
  estimateSendings,
} from '../db/schema/estimates-table'
import {
  readBilledClients,
  readBiller,
  readClinicians,
  type BilledClient,
} from '../modules/billing-documents'
import { estimateDocument } from '../modules/estimates'
import type { DemoYear } from './demo-appointments'
import type { DemoEstimate } from './demo-estimates'
import { demoId } from './demo-id'
import { insertRows } from '../db/insert-rows'

const CURRENCY = 'USD'

type Year = Pick<DemoYear, 'organization' | 'now'>

/** Writes estimates after everything that they are made from, and the number that comes next. */
export async function insertEstimates(tx: Tx, year: Year, estimates: readonly DemoEstimate[]): Promise<void> {
  const { organizationId, practices } = year.organization
  for (const { id: practiceId } of practices) {
    const ofPractice = estimates.filter(({ client }) => client.row.practiceId === practiceId)
    await insertRows(tx, estimatesTable, await rowsOfPractice(tx, year, practiceId, ofPractice))
  }
  await insertRows(
    tx,
    estimateLines,
    estimates.flatMap(({ id, lines }) =>
      lines.map((line, position) => ({ organizationId, estimateId: id, position, ...line })),
    ),
  )
  await insertRows(tx, estimateSendings, estimates.flatMap(sendingsOf(year)))
  await insertRows(
    tx,
    estimateCounters,
    practices.map(({ id: practiceId }) => ({
      ...{ organizationId, practiceId },
      nextNumber:
        1 + estimates.filter(({ client, number }) => client.row.practiceId === practiceId && number).length,
    })),
  )
}

async function rowsOfPractice(tx: Tx, year: Year, practiceId: string, estimates: readonly DemoEstimate[]) {
  const { organizationId } = year.organization
  const biller = await readBiller(tx, organizationId, practiceId)
  const clientIds = [...new Set(estimates.map(({ client }) => client.row.id))]
  const clinicianIds = [...new Set(estimates.map(({ clinicianId }) => clinicianId))]
  const clients = await readBilledClients(tx, organizationId, clientIds)
  const clinicians = await readClinicians(tx, organizationId, clinicianIds)
  return estimates.map(({ client, lines, from, to, sentOn, ...estimate }) => {
    const { status, reason, askedOn, placeOfService, number, replacedById } = estimate
    const at = writtenOn(sentOn, year)
    const place = { placeOfService, state: biller?.address.state ?? '', itemsElsewhere: '' }
    const people = {
      biller,
      client: known<BilledClient>(clients, client.row.id),
      clinician: known<DocumentClinician>(clinicians, estimate.clinicianId),
    }
    const document = estimateDocument(people, place, lines, CURRENCY)
    return {
      ...{ organizationId, id: estimate.id, practiceId, clientId: client.row.id },
      ...{ clinicianId: estimate.clinicianId, fromOn: from, toOn: to, reason, askedOn, ...place },
      ...{ status, number, sentOn, totalCents: document.totalCents, replacedById },
      document: status === 'draft' ? null : document,
      ...{ version: status === 'draft' ? 1 : 2, createdAt: at, updatedAt: at },
    }
  })
}

function known<Person>(people: ReadonlyMap<string, Person>, id: string): Person {
  const person = people.get(id)
  if (person === undefined) throw new Error('An estimate of the demonstration lacks its people')
  return person
}

/** Most are mailed, some handed over. */
const sendingsOf =
  (year: Year) =>
  ({ id, client: { row }, number, sentOn }: DemoEstimate) => {
    const { organizationId, staff } = year.organization
    const sender = staff.find(({ role }) => role === 'Biller') ?? staff[0]
    if (number === null || sender === undefined) return []
    const permitted = row.contacts.find(({ kind, mayEmail }) => kind === 'email' && mayEmail)?.value ?? null
    const email = number % 3 === 0 ? null : permitted
    return [
      {
        ...{ organizationId, id: demoId(`sending ${id}`), estimateId: id, email },
        how: email === null ? ('handed_over' as const) : ('email' as const),
        ...{ sentById: sender.id, sentAt: writtenOn(sentOn, year) },
      },
    ]
  }

const writtenOn = (day: string | null, { now }: Year): Date =>
  day === null ? now : new Date(`${day}T19:00:00Z`)
