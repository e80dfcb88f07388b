import { RELATIONSHIP_WORDS, type Signature, type SignatureOutcome } from '@oaklet/api/contract'
import type { Tone } from '@oaklet/design-system'

/** What became of a document, and the tone of its badge. */
export const SIGNATURE_WORDS: Readonly<Record<SignatureOutcome, { word: string; tone: Tone }>> = {
  signed: { word: 'Signed', tone: 'good' },
  declined: { word: 'Declined', tone: 'neutral' },
  paper: { word: 'Wants paper', tone: 'wait' },
}

/** Who signed, or why nobody did; empty where there is no more to say. */
export const signatureDetail = ({
  outcome,
  signerName,
  reason,
}: Pick<Signature, 'outcome' | 'signerName' | 'reason'>): string =>
  ({
    signed: `By ${signerName}`,
    declined: reason === '' ? 'No reason given' : `“${reason}”`,
    paper: 'Give the client the document to sign by hand, and add the scan to the files.',
  })[outcome]

/** As whom somebody signed: “Parent of the client”, with the right of a representative. */
export const signedAs = ({
  relationship,
  authority,
}: Pick<Signature, 'relationship' | 'authority'>): string =>
  relationship === null ? '' : [RELATIONSHIP_WORDS[relationship], authority].filter(Boolean).join(': ')
