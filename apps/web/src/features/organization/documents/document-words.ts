import type { DocumentAsks, StartingDocument } from '@oaklet/api/contract'

/** What a client does with a document. */
export const ASKS_WORDS: Readonly<Record<DocumentAsks, { label: string; description: string }>> = {
  agree: { label: 'Agrees to it', description: 'A consent or an agreement' },
  acknowledge: { label: 'Acknowledges it', description: 'A notice that has to be handed out' },
}

/** Our texts to begin with. */
export const STARTING_WORDS: Readonly<Record<StartingDocument, string>> = {
  treatment: 'Consent to treatment',
  privacy: 'Notice of privacy practices',
  telehealth: 'Consent to telehealth',
  financial: 'Fees and payment',
  couple: 'Agreement for couples and families',
  assent: 'For young people: about therapy',
}
