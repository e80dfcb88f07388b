import {
  type AskedKind,
  emergencyContactOf,
  type FormKind,
  isFormItem,
  isMeasureItem,
  type PacketItemKind,
} from '@oaklet/api/contract'
import type { clients } from '../../db/schema/clients-table'
import { packetItems, type StoredAnswers } from '../../db/schema/packets-table'
import type { Work } from '../../work'
import { peopleOf } from '../clients'
import { firstCoverageOf } from '../coverages'

interface NewItems {
  packetId: string
  client: typeof clients.$inferSelect
  items: readonly AskedKind[]
  forms: readonly { formTemplateId: string; formNumber: number }[]
  texts: readonly { documentId: string; documentNumber: number }[]
  /** The position of the first of them. */
  first: number
  /** When the packet was sent back, whose other items are closed; null for one that was never sent in. */
  returnedAt?: Date | null
}

/** Asks for these things in the order forms, those of the practice, documents, questionnaires, and returns their kinds. */
export async function insertItems(
  work: Work,
  { packetId, client, items, forms, texts, first, returnedAt = null }: NewItems,
): Promise<PacketItemKind[]> {
  const { organizationId } = client
  const known = items.some(isFormItem) ? await knownOf(work, client, items) : {}
  const asked = [
    ...items.filter(isFormItem).map((kind) => ({ kind, known: known[kind] ?? {} })),
    ...forms.map((form) => ({ ...form, kind: 'form' as const, known: {} })),
    ...texts.map((text) => ({ ...text, kind: 'document' as const, known: {} })),
    ...items.filter(isMeasureItem).map((kind) => ({ kind, known: {} })),
  ]
  await work.tx.insert(packetItems).values(
    asked.map((item, place) => ({
      ...{ ...item, organizationId, packetId, id: work.newId(), position: first + place },
      ...(returnedAt !== null && { comment: '', returnedAt }),
    })),
  )
  return asked.map(({ kind }) => kind)
}

/** What the practice knows of a client, as the forms ask for it. */
async function knownOf(
  work: Work,
  client: typeof clients.$inferSelect,
  items: readonly AskedKind[],
): Promise<Partial<Record<FormKind, Record<string, StoredAnswers>>>> {
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
    insurance: items.includes('insurance') ? await knownInsurance(work, client) : {},
  }
}

/** The insurance that pays first today, as the form asks for it. */
async function knownInsurance(
  work: Work,
  { practiceId, id: clientId }: typeof clients.$inferSelect,
): Promise<Record<string, StoredAnswers>> {
  const coverage = await firstCoverageOf(work, { practiceId, clientId })
  if (coverage === null) return {}
  const { payerName: insurer, memberId, groupNumber, relation, policyHolder } = coverage
  const { firstName = '', lastName = '', dateOfBirth = null } = policyHolder ?? {}
  return {
    use: { hasInsurance: true },
    plan: { insurer, memberId, groupNumber },
    holder: { relation },
    ...(policyHolder !== null && { holder_person: { firstName, lastName, dateOfBirth } }),
  }
}
