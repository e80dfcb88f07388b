import type { ClientFile, ClientFileType, ClientFileVersion, FileCategory } from '@oaklet/api/contract'
import { sizeWords } from '../../../shared/files/size-words'
import { dateInZone, formatMediumDate } from '../../../shared/format-date'

/** What files of a category are, as a heading and where one is chosen. */
export const CATEGORY_WORDS: Readonly<Record<FileCategory, { label: string; description: string }>> = {
  insurance: { label: 'Insurance', description: 'Cards and letters of an insurance.' },
  identity: { label: 'Identity', description: 'A driver’s license or a passport.' },
  administrative: { label: 'Administrative', description: 'Intake forms, letters and all else.' },
  consent: { label: 'Consents', description: 'Consents and releases that were signed on paper.' },
  clinical: { label: 'Clinical', description: 'Records and results. Only who reads notes sees them.' },
  custody: { label: 'Custody', description: 'Orders and agreements. Only who reads notes sees them.' },
}

const TYPE_WORDS: Readonly<Record<ClientFileType, string>> = {
  'image/jpeg': 'Picture',
  'application/pdf': 'PDF',
}

/** The content that a file has now. */
export function latestOf({ versions }: ClientFile): ClientFileVersion {
  const [latest] = versions
  if (latest === undefined) throw new Error('A file has no content')
  return latest
}

/** Whether a content can be shown on the page. */
export const isPicture = ({ type }: ClientFileVersion): boolean => type === 'image/jpeg'

/** What a content is and who added it when: "PDF, 240 kB. Added by Dana Reyes on Nov 2, 2026". */
export const contentWords = (content: ClientFileVersion, timeZone: string): string => {
  const { type, size, uploadedByName, uploadedAt } = content
  const day = formatMediumDate(dateInZone(uploadedAt, timeZone))
  const from = uploadedByName === null ? 'Sent by the client' : `Added by ${uploadedByName}`
  return `${TYPE_WORDS[type]}, ${sizeWords(size)}. ${from} on ${day}`
}

/** A name without its ending, as a title to begin with. */
export const titleOfName = (name: string): string => name.replace(/\.[^.]*$/, '').slice(0, 120)
