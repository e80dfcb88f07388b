import { askedItems, type FormAnswer, startingForm } from '@oaklet/api/contract'
import type { Tx } from '../db/database'
import { insertRows } from '../db/insert-rows'
import { formTemplates, formTemplateVersions } from '../db/schema/form-templates-table'
import { packetItems, packetPages } from '../db/schema/packets-table'
import type { DemoYear } from './demo-appointments'
import { demoId } from './demo-id'

type Year = Pick<DemoYear, 'organization' | 'now'>

const DAY_MS = 86_400_000

/** The form of our own that each practice has published. */
export const historyFormId = (practiceId: string): string => demoId(`history form of ${practiceId}`)

/** Gives each practice a form on health and history that is published, and one on children that is being written. */
export async function insertForms(tx: Tx, { organization, now }: Year): Promise<void> {
  const { organizationId, staff, practices } = organization
  const publisher = staff.find(({ role }) => role === 'Owner') ?? staff[0]
  if (publisher === undefined) return
  const publishedAt = new Date(now.getTime() - 200 * DAY_MS)
  const draftAt = new Date(now.getTime() - 2 * DAY_MS)
  await insertRows(
    tx,
    formTemplates,
    practices.flatMap(({ id: practiceId }) => [
      {
        ...{ organizationId, id: historyFormId(practiceId), practiceId, number: 1 },
        ...{ draft: null, draftById: null, draftAt: null, createdAt: publishedAt, updatedAt: publishedAt },
      },
      {
        ...{ organizationId, id: demoId(`child form of ${practiceId}`), practiceId, number: null },
        ...{ draft: startingForm('child_history'), draftById: publisher.id, draftAt },
        ...{ createdAt: draftAt, updatedAt: draftAt },
      },
    ]),
  )
  await insertRows(
    tx,
    formTemplateVersions,
    practices.map(({ id }) => ({
      ...{ ...startingForm('history'), organizationId, formTemplateId: historyFormId(id), number: 1 },
      ...{ publishedAt, publishedById: publisher.id },
    })),
  )
}

const ANSWERS: Readonly<Record<string, FormAnswer>> = {
  reason: 'I worry about my work all day, and I can’t switch it off in the evening.',
  since: 'Last spring, after I changed jobs',
  goal: 'I would like to sleep through the night and enjoy my weekends again.',
  therapy: 'yes',
  therapy_what: 'Six months in 2019, after my father died. It helped to talk.',
  hospital: 'no',
  harm_past: 'no',
  harm_now: 'no',
  safe_home: 'yes',
  illness: 'Asthma',
  medicine: 'yes',
  medicine_what: 'An inhaler when I need it.',
  allergies: 'Penicillin',
  sleep: 3,
  alcohol: 'sometimes',
  drugs: 'never',
  home: 'My partner and our two cats',
  work: ['work'],
  support: 'My sister, and running.',
}

/** Asks for the form on health and history in a packet, answered in full where it was saved. */
export async function insertFormItem(
  tx: Tx,
  { organization: { organizationId } }: Year,
  {
    packetId,
    practiceId,
    position,
    savedAt,
  }: { packetId: string; practiceId: string; position: number; savedAt: Date | null },
): Promise<void> {
  const itemId = demoId(`history of ${packetId}`)
  await insertRows(tx, packetItems, [
    {
      ...{ organizationId, id: itemId, packetId, position, kind: 'form' as const, known: {} },
      ...{ formTemplateId: historyFormId(practiceId), formNumber: 1 },
    },
  ])
  if (savedAt === null) return
  const asked = askedItems(startingForm('history'), (id) => ANSWERS[id])
  await insertRows(
    tx,
    packetPages,
    asked.map(({ id: page, kind }) => ({
      ...{ organizationId, itemId, page, rev: 1, savedAt },
      answers: { answer: answerOf(page, kind === 'several_of') },
    })),
  )
}

/** What was answered; a text that was left out is empty. */
function answerOf(page: string, isList: boolean): string | number | string[] | null {
  const answer = ANSWERS[page] ?? (isList ? [] : '')
  return typeof answer === 'string' || typeof answer === 'number' ? answer : [...answer]
}
