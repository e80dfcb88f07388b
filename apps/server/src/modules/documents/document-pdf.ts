import {
  type DocumentSection,
  type FileAnswer,
  RELATIONSHIP_WORDS,
  type SignatureOutcome,
  type SignatureRecord,
  textBlocks,
} from '@oaklet/api/contract'
import { asciiTitle } from '../../ascii-title'
import { createPdf, type Pdf } from '../../pdf/create-pdf'
import { paperOf } from '../../pdf/pdf-paper'
import { instantInWords } from '../../written-time'

/** A document as it is written down, signed or not. */
interface WrittenDocument {
  title: string
  number: number
  practiceName: string
  sections: readonly DocumentSection[]
}

interface Writing {
  currency: string
  madeAt: Date
  /** What became of it; null before that. */
  signature: SignatureRecord | null
}

const FILE_TYPE = 'application/pdf'

/** Writes a document as a tagged PDF, with what became of it. */
export async function documentPdf(
  { title, number, practiceName, sections }: WrittenDocument,
  { currency, madeAt, signature }: Writing,
): Promise<FileAnswer> {
  const pdf = createPdf({ title: `${title} · ${practiceName}`, madeAt, paper: paperOf(currency) })
  pdf.title(title)
  for (const { heading, text } of sections) {
    if (heading !== '') pdf.heading(heading)
    for (const block of textBlocks(text)) {
      if (block.kind === 'list') pdf.list(block.items)
      else pdf.paragraph(block.text)
    }
  }
  if (signature !== null) writeSignature(pdf, signature)
  const bytes = await pdf.finish(`${practiceName} · ${title}, version ${number}`)
  return { bytes, contentType: FILE_TYPE, fileName: `${asciiTitle(title, 'document')}.pdf` }
}

const HEADINGS: Readonly<Record<SignatureOutcome, string>> = {
  signed: 'Signature',
  declined: 'Not signed',
  paper: 'To be signed on paper',
}

function writeSignature(pdf: Pdf, signature: SignatureRecord): void {
  const { outcome, signerName, relationship, authority, statement, reason, consent } = signature
  const when = (instant: string): string =>
    `${instantInWords(new Date(instant), signature.timeZone)} (${signature.timeZone})`
  pdf.heading(HEADINGS[outcome])
  if (statement !== '') pdf.paragraph(statement)
  pdf.facts(
    [
      ['Client', signature.clientName],
      ...(outcome === 'signed' ? [['Signed by', signerName] as const] : []),
      ...(relationship === null
        ? []
        : [['As', [RELATIONSHIP_WORDS[relationship], authority].filter(Boolean).join(': ')] as const]),
      ...(outcome === 'declined' ? [['Reason', reason === '' ? 'None given' : reason] as const] : []),
      ['On', when(signature.signedAt)],
      ...(consent === null ? [] : [['Agreed to sign on a screen', when(consent.at)] as const]),
      ['Known by', `a code that was mailed to ${signature.email}`],
      ['Document', `${signature.document.title}, version ${signature.document.number}`],
      ['Check value', signature.hash],
    ],
    30,
  )
}
