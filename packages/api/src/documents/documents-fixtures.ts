import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { DocumentContent, ListedDocument, PracticeDocument } from './documents-contract'
import { Signature, SignatureRecord } from './signatures-contract'
import { SIGNING_STATEMENTS } from './signing-words'

/** A short text to sign. */
export const aDocumentContent = fixtureOf<DocumentContent>(DocumentContent, () => ({
  title: 'Consent to telehealth',
  asks: 'agree',
  mayDecline: false,
  sections: [
    { heading: 'What it is', text: 'You and your therapist meet by video.' },
    { heading: 'What we ask of you', text: '- Be in a quiet place.\n- Tell us where you are.' },
  ],
}))

/** A document of the practice in its second text. */
export const aListedDocument = fixtureOf<ListedDocument>(ListedDocument, () => ({
  id: fixtureId(130),
  practiceId: fixtureId(3),
  title: 'Consent to telehealth',
  asks: 'agree',
  mayDecline: false,
  number: 2,
  publishedByName: 'Dana Reyes',
  publishedAt: '2026-11-10T15:00:00Z',
  isRetired: false,
  version: 2,
}))

/** The same with its text. */
export const aDocument = fixtureOf<PracticeDocument>(PracticeDocument, () => ({
  ...aListedDocument(),
  content: aDocumentContent(),
  contentNumber: 2,
  versions: [
    {
      number: 2,
      title: 'Consent to telehealth',
      publishedByName: 'Dana Reyes',
      publishedAt: '2026-11-10T15:00:00Z',
    },
    { number: 1, title: 'Telehealth', publishedByName: 'Kim Lee', publishedAt: '2026-10-01T15:00:00Z' },
  ],
}))

/** That Marisol Vega signed it. */
export const aSignature = fixtureOf<Signature>(Signature, () => ({
  id: fixtureId(135),
  practiceId: fixtureId(3),
  clientId: fixtureId(30),
  document: { id: fixtureId(130), number: 2, title: 'Consent to telehealth' },
  outcome: 'signed',
  signerName: 'Marisol Vega',
  relationship: 'self',
  authority: '',
  reason: '',
  signedAt: '2026-11-16T18:30:00Z',
}))

/** The same with the document as it was on the screen. */
export const aSignatureRecord = fixtureOf<SignatureRecord>(SignatureRecord, () => ({
  ...aSignature(),
  asks: 'agree',
  sections: aDocumentContent().sections,
  practiceName: 'Oakwood Therapy Group',
  clientName: 'Marisol Vega',
  statement: SIGNING_STATEMENTS.agree,
  consent: { number: 1, at: '2026-11-16T18:20:00Z' },
  timeZone: 'America/New_York',
  email: 'mari.vega@mail.example',
  address: '203.0.113.9',
  userAgent: 'A browser',
  hash: 'a'.repeat(64),
  isIntact: true,
}))
