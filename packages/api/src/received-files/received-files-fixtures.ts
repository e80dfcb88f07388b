import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import {
  ClaimAnswer,
  ImportedFile,
  ImportReceivedFileBody,
  ReceivedFile,
  ReceivedFileDetails,
} from './received-files-contract'

/** A clearinghouse’s answer that rejects a claim for its member id. */
export const aClaimAnswer = fixtureOf<ClaimAnswer>(ClaimAnswer, () => ({
  id: fixtureId(97),
  file: { id: fixtureId(96), name: 'answers-1103.277' },
  kind: '277CA',
  claim: { id: fixtureId(90), pcn: 'K000000018', clientName: 'Mari Vega' },
  pcn: 'K000000018',
  sender: 'clearinghouse',
  senderName: 'Example Clearinghouse',
  verdict: 'rejected',
  attempt: 1,
  stands: true,
  on: '2026-11-05',
  findings: [{ code: 'A7:164:IL', words: 'The member id is missing or wrong', field: 'subscriber.memberId' }],
  text: '',
  payerClaimNumber: '',
  clearinghouseNumber: 'CH0002',
  raw: 'STC*A7:164:IL*20261105*U*145',
  importedAt: '2026-11-06T15:00:00Z',
}))

/** The file that holds {@link aClaimAnswer}, as a list shows it. */
export const aReceivedFile = fixtureOf<ReceivedFile>(ReceivedFile, () => ({
  id: fixtureId(96),
  practiceId: fixtureId(3),
  name: 'answers-1103.277',
  kinds: ['277CA'],
  importedAt: '2026-11-06T15:00:00Z',
  importedByName: 'Olivia Bennett',
  batches: [{ id: fixtureId(93), number: 1 }],
  counts: { received: 0, accepted: 0, rejected: 1 },
  unknownCount: 0,
  warnings: [],
}))

/** {@link aReceivedFile} with what it says. */
export const aReceivedFileDetails = fixtureOf<ReceivedFileDetails>(ReceivedFileDetails, () => ({
  ...aReceivedFile(),
  answers: [aClaimAnswer()],
}))

/** A file to import. */
export const anImportReceivedFileBody = fixtureOf<ImportReceivedFileBody>(ImportReceivedFileBody, () => ({
  name: 'answers-1103.277',
  content: 'SVNBKjAwKg==',
}))

/** That {@link aReceivedFileDetails} was imported. */
export const anImportedFile = fixtureOf<ImportedFile>(ImportedFile, () => ({
  file: aReceivedFileDetails(),
  isRepeated: false,
}))
