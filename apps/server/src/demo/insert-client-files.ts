import { readFile } from 'node:fs/promises'
import type { FileCategory } from '@oaklet/api/contract'
import { dayOf } from '../calendar-day'
import type { Tx } from '../db/database'
import { clientFiles } from '../db/schema/client-files-table'
import { storeContent } from '../modules/client-files'
import { createPdf } from '../pdf/create-pdf'
import type { CleanFile } from '../uploads/clean-file'
import type { DemoYear } from './demo-appointments'
import type { DemoClient } from './demo-clients'
import { demoId } from './demo-id'

interface DemoFile {
  title: string
  category: FileCategory
  name: string
  /** Why it was deleted; null for one that is there. */
  deletionReason: string | null
  content: CleanFile
}

type Year = Pick<DemoYear, 'organization' | 'now'>

/** Adds files to the first clients of each practice: consents, cards, records from elsewhere, and one that was deleted. */
export async function insertClientFiles(tx: Tx, year: Year, clients: readonly DemoClient[]): Promise<void> {
  const bytes = await readFile(new URL('./pictures/insurance-card.jpg', import.meta.url))
  const card: CleanFile = { bytes, type: 'image/jpeg' }
  for (const { id: practiceId } of year.organization.practices) {
    const [first, second, third] = clients.filter(({ row }) => row.practiceId === practiceId)
    if (first)
      await insertFiles(tx, year, first, [await consentOf(first), cardFile(card), await recordsOf(first)])
    if (second) await insertFiles(tx, year, second, [await consentOf(second), wrongCard(card)])
    if (third) await insertFiles(tx, year, third, [await consentOf(third)])
  }
}

const cardFile = (content: CleanFile): DemoFile => ({
  ...{ title: 'Insurance card, front', category: 'insurance', name: 'IMG_2214.jpg', content },
  deletionReason: null,
})

const wrongCard = (content: CleanFile): DemoFile => ({
  ...cardFile(content),
  deletionReason: 'The card of another client',
})

const consentOf = async (client: DemoClient): Promise<DemoFile> => ({
  ...{ title: 'Consent to treatment', category: 'consent', name: 'scan-consent.pdf', deletionReason: null },
  content: await aDocument(client, 'Consent to treatment', [
    'I was told what the treatment is for, what its risks are, and what else could be done.',
    'I know what is confidential, and what is not: danger to myself or to others, and the abuse of a child.',
    `Signed on paper by ${nameOf(client)}.`,
  ]),
})

const recordsOf = async (client: DemoClient): Promise<DemoFile> => ({
  ...{
    title: 'Summary of earlier treatment',
    category: 'clinical',
    name: 'summary.pdf',
    deletionReason: null,
  },
  content: await aDocument(client, 'Summary of earlier treatment', [
    'Twelve sessions of cognitive behavioral therapy; the client came regularly and practised between sessions.',
    'Sleep and concentration were better at the end. Going on with the treatment is recommended.',
  ]),
})

const nameOf = ({ row }: DemoClient): string => `${row.firstName} ${row.lastName}`

async function aDocument(
  client: DemoClient,
  title: string,
  paragraphs: readonly string[],
): Promise<CleanFile> {
  const pdf = createPdf({ title, madeAt: client.row.createdAt, paper: 'LETTER' })
  pdf.title(title)
  for (const paragraph of paragraphs) pdf.paragraph(paragraph)
  return { bytes: await pdf.finish(nameOf(client)), type: 'application/pdf' }
}

async function insertFiles(
  tx: Tx,
  { organization, now }: Year,
  { row }: DemoClient,
  files: readonly DemoFile[],
): Promise<void> {
  const { organizationId, practiceId, id: clientId, primaryClinicianId } = row
  const addedAt = row.createdAt
  const datedOn = dayOf(addedAt, organization.timeZone)
  for (const { title, category, name, deletionReason, content } of files) {
    const id = demoId(`file ${name} of ${clientId}`)
    await tx.insert(clientFiles).values({
      ...{ organizationId, practiceId, clientId, id, title, category, datedOn, deletionReason },
      ...{ createdAt: addedAt, updatedAt: addedAt },
      ...(deletionReason !== null && { deletedAt: now, deletedById: primaryClinicianId }),
    })
    const source = { name, uploadedById: primaryClinicianId, uploadedAt: addedAt }
    await storeContent(tx, { organizationId, fileId: id, number: 1 }, source, content)
  }
}
