import { readFile } from 'node:fs/promises'
import { type FormKind, PACKET_LIFE_DAYS, pagesOf, SIGNING_CONSENT_NUMBER } from '@oaklet/api/contract'
import { dayOf } from '../calendar-day'
import type { Tx } from '../db/database'
import { insertRows } from '../db/insert-rows'
import { clientFiles } from '../db/schema/client-files-table'
import {
  packetItems,
  packetLinks,
  packetPages,
  packets,
  type StoredAnswers,
} from '../db/schema/packets-table'
import { measureSchedules } from '../db/schema/measure-schedules-table'
import { packetTemplates } from '../db/schema/packet-templates-table'
import { storeContent } from '../modules/client-files'
import type { DemoYear } from './demo-appointments'
import type { DemoClient } from './demo-clients'
import { demoId } from './demo-id'
import { type DemoDocument, insertSignature } from './insert-documents'
import { historyFormId, insertFormItem } from './insert-forms'

type Year = Pick<DemoYear, 'organization' | 'now'>
type PacketRow = typeof packets.$inferInsert

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

interface DemoPacket {
  client: DemoClient
  email: string
  sentById: string
  documents: readonly DemoDocument[]
  sentDaysAgo: number
  status: 'sent' | 'in_progress' | 'submitted'
  kinds: readonly FormKind[]
  /** How many of its forms are answered. */
  answered: number
}

/**
 * Asks three clients of each practice for forms: one who has not opened them yet, one who is in the middle of them, and
 * one who has sent them in with signed documents, an insurance, a picture of its card, and a form on their health. Some
 * others signed theirs before.
 */
export async function insertPackets(
  tx: Tx,
  year: Year,
  clients: readonly DemoClient[],
  allDocuments: readonly DemoDocument[],
): Promise<void> {
  for (const { id: practiceId } of year.organization.practices) {
    const reachable = clients.flatMap((client) => {
      const { practiceId: of, status, type, primaryClinicianId: sentById } = client.row
      const email = emailOf(client)
      const isAsked = of === practiceId && status === 'active' && type === 'adult'
      return isAsked && email !== undefined && sentById ? [{ client, email, sentById }] : []
    })
    const documents = allDocuments.filter((document) => document.practiceId === practiceId)
    const [, first, second, third, ...others] = reachable
    const planned: DemoPacket[] = [
      ...(first
        ? [{ ...first, documents, kinds: FORMS, sentDaysAgo: 1, status: 'sent' as const, answered: 0 }]
        : []),
      ...(second
        ? [
            {
              ...second,
              documents: [],
              kinds: FORMS,
              sentDaysAgo: 3,
              status: 'in_progress' as const,
              answered: 1,
            },
          ]
        : []),
      ...(third
        ? [
            {
              ...third,
              documents: documents.slice(0, 2),
              sentDaysAgo: 5,
              status: 'submitted' as const,
              ...{ kinds: WITH_INSURANCE, answered: WITH_INSURANCE.length },
            },
          ]
        : []),
    ]
    for (const packet of planned) await insertPacket(tx, year, packet)
    const { organizationId } = year.organization
    await insertRows(
      tx,
      measureSchedules,
      reachable.slice(2, 4).flatMap(({ client: { row }, sentById }) =>
        SCHEDULES.map((schedule) => ({
          ...{ ...schedule, organizationId, practiceId, clientId: row.id, setById: sentById },
          ...{ id: demoId(`${schedule.kind} schedule of ${row.id}`) },
          ...{ createdAt: year.now, updatedAt: year.now },
        })),
      ),
    )
    await insertRows(tx, packetTemplates, [
      {
        ...{ organizationId, id: demoId(`packet template of ${practiceId}`), practiceId, name: 'New client' },
        ...{
          items: [...WITH_INSURANCE, 'phq9', 'gad7'],
          forms: [historyFormId(practiceId)],
          documents: documents.map(({ documentId }) => documentId),
        },
        message: 'Welcome! Please fill this in before we meet, so that we have more time to talk.',
        ...{ createdAt: year.now, updatedAt: year.now },
      },
    ])
    for (const [place, { client, email }] of others.slice(0, 3).entries()) {
      const at = new Date(year.now.getTime() - (90 + place) * DAY_MS)
      for (const document of documents.slice(0, 2)) {
        const outcome = place === 0 && document.kind === 'privacy' ? 'declined' : 'signed'
        await insertSignature(tx, year, document, client, { email, at, outcome })
      }
    }
  }
}

const FORMS = ['about_you', 'reach_you', 'emergency_contact'] as const
const WITH_INSURANCE = [...FORMS, 'insurance'] as const

const SCHEDULES = [
  { kind: 'phq9', rhythm: 'two_weeks' },
  { kind: 'gad7', rhythm: 'four_weeks' },
] as const

const emailOf = ({ row }: DemoClient): string | undefined =>
  row.contacts.find(({ kind, mayEmail }) => kind === 'email' && mayEmail)?.value

async function insertPacket(tx: Tx, year: Year, packet: DemoPacket): Promise<void> {
  const { client, email, documents, sentDaysAgo, status, answered, kinds } = packet
  const { organization, now } = year
  const { organizationId } = organization
  const { id: clientId, practiceId } = client.row
  const packetId = demoId(`packet of ${clientId}`)
  const sentAt = new Date(now.getTime() - sentDaysAgo * DAY_MS)
  const savedAt = status === 'sent' ? null : new Date(sentAt.getTime() + 6 * HOUR_MS)
  await insertRows(tx, packets, [
    {
      ...{ organizationId, id: packetId, practiceId, clientId, status, email },
      message: 'Please fill this in before we meet, so that we have more time to talk.',
      ...{ sentById: packet.sentById, sentAt, linkSentAt: sentAt, createdAt: sentAt },
      expiresAt: new Date((savedAt ?? sentAt).getTime() + PACKET_LIFE_DAYS * DAY_MS),
      ...{ openedAt: savedAt, savedAt, submittedAt: status === 'submitted' ? savedAt : null },
      ...(status === 'submitted' && { consentedAt: savedAt, consentNumber: SIGNING_CONSENT_NUMBER }),
      updatedAt: savedAt ?? sentAt,
    } satisfies PacketRow,
  ])
  const items = kinds.map((kind, position) => ({
    id: demoId(`${kind} of ${packetId}`),
    kind,
    position,
  }))
  await insertRows(
    tx,
    packetItems,
    items.map((item) => ({ ...item, organizationId, packetId, known: {} })),
  )
  await insertRows(
    tx,
    packetPages,
    items.slice(0, answered).flatMap(({ id: itemId, kind }) =>
      pagesOf({ kind, form: null }).map((page) => ({
        ...{ organizationId, itemId, page, rev: 1, savedAt: savedAt ?? sentAt },
        answers: answersOf(client, email)[page] ?? {},
      })),
    ),
  )
  for (const [place, document] of documents.entries()) {
    const at = status === 'submitted' ? savedAt : null
    const signatureId = at && (await insertSignature(tx, year, document, client, { email, at }))
    await insertRows(tx, packetItems, [
      {
        ...{ organizationId, packetId, kind: 'document' as const, known: {}, signatureId, finishedAt: at },
        ...{ id: demoId(`${document.documentId} of ${packetId}`), position: items.length + place },
        ...{ documentId: document.documentId, documentNumber: 1 },
      },
    ])
  }
  if (kinds.includes('insurance')) {
    const position = items.length + documents.length
    await insertFormItem(tx, year, { packetId, practiceId, position, savedAt })
  }
  const card = items.find(({ kind }) => kind === 'insurance')
  if (card && savedAt !== null) await insertCard(tx, year, client, { itemId: card.id, sentAt: savedAt })
  // Nobody can open it: what is hashed is no secret of any mail.
  await insertRows(tx, packetLinks, [
    {
      ...{
        organizationId,
        packetId,
        key: packetId.slice(0, 16),
        secretHash: 'none',
      },
      ...{ mailedAt: sentAt, codeTries: 0, codesSent: 0, wrongTries: 0 },
    },
  ])
}

/** The picture of a card that the client sent, which nobody has decided on. */
async function insertCard(
  tx: Tx,
  { organization: { organizationId, timeZone } }: Year,
  { row: { practiceId, id: clientId } }: DemoClient,
  { itemId, sentAt }: { itemId: string; sentAt: Date },
): Promise<void> {
  const id = demoId(`card of ${itemId}`)
  await insertRows(tx, clientFiles, [
    {
      ...{ organizationId, practiceId, clientId, id, packetItemId: itemId, slot: 'front', isOffered: true },
      ...{ title: 'Insurance card, front', category: 'insurance', datedOn: dayOf(sentAt, timeZone) },
      ...{ createdAt: sentAt, updatedAt: sentAt },
    },
  ])
  const bytes = await readFile(new URL('./pictures/insurance-card.jpg', import.meta.url))
  const source = { name: 'IMG_2214.jpg', uploadedById: null, uploadedAt: sentAt }
  await storeContent(tx, { organizationId, fileId: id, number: 1 }, source, { bytes, type: 'image/jpeg' })
}

/** What the client says, with a new street and a person to call. */
function answersOf({ row }: DemoClient, email: string): Readonly<Record<string, StoredAnswers>> {
  const { firstName, lastName, preferredName, pronouns, dateOfBirth, contacts } = row
  const mobile = contacts.find(({ kind }) => kind === 'mobile')
  return {
    name: { firstName, lastName, preferredName: preferredName ?? '' },
    birth: { dateOfBirth: dateOfBirth ?? '1990-01-01' },
    pronouns: { pronouns: pronouns ?? '' },
    address: { street: '12 Juniper Lane', city: 'Albany', state: 'NY', zipCode: '12208', country: '' },
    phone: {
      phone: mobile?.value ?? '',
      ...{ mayText: mobile?.mayText ?? false, mayVoicemail: mobile?.mayVoicemail ?? false },
    },
    email: { email, mayEmail: true },
    person: { name: 'Jordan Ellis', relationship: 'friend', phone: '5185550177' },
    use: { hasInsurance: true },
    plan: { insurer: 'Aetna', memberId: 'W204418822', groupNumber: '70215' },
    holder: { relation: 'self' },
    card: { cannotSend: false },
  }
}
