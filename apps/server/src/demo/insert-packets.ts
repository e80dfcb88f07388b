import { isMeasureItem, PACKET_LIFE_DAYS, type PacketItemKind, pagesOf } from '@oaklet/api/contract'
import type { Tx } from '../db/database'
import { insertRows } from '../db/insert-rows'
import {
  packetItems,
  packetLinks,
  packetPages,
  packets,
  type StoredAnswers,
} from '../db/schema/packets-table'
import type { DemoYear } from './demo-appointments'
import type { DemoClient } from './demo-clients'
import { demoId } from './demo-id'

type Year = Pick<DemoYear, 'organization' | 'now'>
type PacketRow = typeof packets.$inferInsert

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

interface DemoPacket {
  client: DemoClient
  email: string
  sentById: string
  kinds: readonly PacketItemKind[]
  sentDaysAgo: number
  status: 'sent' | 'in_progress' | 'submitted'
  /** How many of its items are answered. */
  answered: number
}

/**
 * Asks three clients of each practice for forms: one who has not opened them yet, one who is in the middle of them, and
 * one who has sent them in.
 */
export async function insertPackets(tx: Tx, year: Year, clients: readonly DemoClient[]): Promise<void> {
  for (const { id: practiceId } of year.organization.practices) {
    const reachable = clients.flatMap((client) => {
      const { practiceId: of, status, type, primaryClinicianId: sentById } = client.row
      const email = emailOf(client)
      const isAsked = of === practiceId && status === 'active' && type === 'adult'
      return isAsked && email !== undefined && sentById ? [{ client, email, sentById }] : []
    })
    const [, first, second, third] = reachable
    const planned: DemoPacket[] = [
      ...(first ? [{ ...first, kinds: FORMS, sentDaysAgo: 1, status: 'sent' as const, answered: 0 }] : []),
      ...(second
        ? [{ ...second, kinds: FORMS, sentDaysAgo: 3, status: 'in_progress' as const, answered: 1 }]
        : []),
      ...(third
        ? [{ ...third, kinds: FORMS, sentDaysAgo: 5, status: 'submitted' as const, answered: FORMS.length }]
        : []),
    ]
    for (const packet of planned) await insertPacket(tx, year, packet)
  }
}

const FORMS = ['about_you', 'reach_you', 'emergency_contact'] as const

const emailOf = ({ row }: DemoClient): string | undefined =>
  row.contacts.find(({ kind, mayEmail }) => kind === 'email' && mayEmail)?.value

async function insertPacket(tx: Tx, { organization, now }: Year, packet: DemoPacket): Promise<void> {
  const { client, email, kinds, sentDaysAgo, status, answered } = packet
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
      updatedAt: savedAt ?? sentAt,
    } satisfies PacketRow,
  ])
  const items = kinds.map((kind, position) => ({ id: demoId(`${kind} of ${packetId}`), kind, position }))
  await insertRows(
    tx,
    packetItems,
    items.map((item) => ({ ...item, organizationId, packetId, known: {} })),
  )
  await insertRows(
    tx,
    packetPages,
    items.slice(0, answered).flatMap(({ id: itemId, kind }) =>
      isMeasureItem(kind)
        ? []
        : pagesOf(kind).map((page) => ({
            ...{ organizationId, itemId, page, rev: 1, savedAt: savedAt ?? sentAt },
            answers: answersOf(client, email)[page] ?? {},
          })),
    ),
  )
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
  }
}
