import { foldedText } from '../wire/folded-text'
import type { DocumentAsks, DocumentSection } from './documents-contract'

/** Who a person signs as: the client, or somebody who may sign for them. */
export const SIGNER_RELATIONSHIPS = ['self', 'parent', 'guardian', 'representative'] as const
/** One of {@link SIGNER_RELATIONSHIPS}. */
export type SignerRelationship = (typeof SIGNER_RELATIONSHIPS)[number]

/** What each is called beside a signature. */
export const RELATIONSHIP_WORDS: Readonly<Record<SignerRelationship, string>> = {
  self: 'The client',
  parent: 'Parent of the client',
  guardian: 'Guardian of the client',
  representative: 'Representative of the client',
}

/** What a person states by signing; it is stored with the signature. */
export const SIGNING_STATEMENTS: Readonly<Record<DocumentAsks, string>> = {
  agree: 'I have read this document, and I agree to it.',
  acknowledge: 'I have received this document.',
}

/** What a client agrees to before they sign anything on a screen (15 U.S.C. 7001(c)). */
export interface SigningConsent {
  title: string
  sections: readonly DocumentSection[]
}

/**
 * Each text that clients were shown, the first at index 0; a signature names its number. A text is never changed: a new
 * one is added at the end.
 */
export const SIGNING_CONSENTS: readonly SigningConsent[] = [
  {
    title: 'Signing on a screen',
    sections: [
      {
        heading: 'What this is about',
        text: 'You can sign here instead of on paper. A name that you type counts like one that you write by hand. This is for the documents in these forms, and for nothing else.',
      },
      {
        heading: 'You can have paper',
        text: 'You don’t have to sign here. If you want paper, say so below or call the practice. They will give you the documents to sign by hand. It costs nothing, and your care stays the same.',
      },
      {
        heading: 'You can change your mind',
        text: 'You can stop at any time: choose paper, or tell the practice. What you have signed until then still counts.',
      },
      {
        heading: 'What you need',
        text: 'You need a phone, tablet or computer with a web browser, an e-mail address, and a way to save or print a PDF if you want to keep a copy. You can save a copy of each document here, before and after you sign it.',
      },
      {
        heading: 'If your e-mail changes',
        text: 'Tell the practice your new e-mail, so that they can still reach you.',
      },
    ],
  },
]

/** The number of the text that clients are shown now. */
export const SIGNING_CONSENT_NUMBER = SIGNING_CONSENTS.length

/**
 * Whether a typed name has every word of the name on file, in any order; case, accents and hyphens make no difference,
 * and middle names may be added.
 */
export function isNamedAs(typed: string, onFile: string): boolean {
  const words = new Set(foldedText(typed).split(' '))
  return foldedText(onFile)
    .split(' ')
    .every((word) => words.has(word))
}
