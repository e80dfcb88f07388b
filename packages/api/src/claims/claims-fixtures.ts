import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { ClaimAppeal } from './claim-appeal'
import { ClaimBatch, CreateClaimBatchBody } from './claim-batches-contract'
import { ClaimCandidate, ClaimCandidates } from './claim-candidates-contract'
import { ClaimInput, UpdateClaimBody } from './claim-changes-contract'
import { ClaimDecision } from './claim-decision'
import { ClaimFinding } from './claim-findings'
import { aClaimForm } from './claim-form-fixtures'
import { ClaimHolder } from './claim-holder'
import { ClaimFolders } from './claim-folders-contract'
import { ClaimSettings, UpdateClaimSettingsBody } from './claim-settings-contract'
import {
  Claim,
  ClaimEvent,
  ClaimSubmission,
  ClaimSummary,
  ClaimTotals,
  CreateClaimBody,
} from './claims-contract'

/** {@link aClaim}, as a list shows it. */
export const aClaimSummary = fixtureOf<ClaimSummary>(ClaimSummary, () => ({
  id: fixtureId(90),
  pcn: 'K000000018',
  client: { id: fixtureId(30), name: 'Mari Vega' },
  payer: { id: fixtureId(70), name: 'Hudson Valley Health Plan' },
  clinician: { id: fixtureId(20), name: 'Olivia Bennett' },
  priority: 1,
  state: 'ready',
  label: null,
  delivery: 'file',
  firstOn: '2026-11-03',
  lastOn: '2026-11-03',
  sessionCount: 1,
  chargedCents: 15_000,
  openCents: null,
  errorCount: 0,
  warningCount: 0,
  filingDueOn: '2027-02-01',
  submittedOn: null,
  receivedOn: null,
  appealDueOn: null,
  currency: 'USD',
  version: 1,
}))

/** That a claim was made. */
export const aClaimEvent = fixtureOf<ClaimEvent>(ClaimEvent, () => ({
  id: fixtureId(91),
  at: '2026-11-04T15:00:00Z',
  byName: 'Olivia Bennett',
  kind: 'created',
  state: 'ready',
  reason: '',
  remittanceId: null,
  changes: [],
}))

/** That {@link aClaim} was sent on paper. */
export const aClaimSubmission = fixtureOf<ClaimSubmission>(ClaimSubmission, () => ({
  attempt: 1,
  way: 'paper',
  batchId: null,
  at: '2026-11-05T15:00:00Z',
  byName: 'Olivia Bennett',
  sha256: 'c1a1'.repeat(16),
  form: aClaimForm(),
}))

/** A claim of one session with nothing in its way, which nobody has sent. */
export const aClaim = fixtureOf<Claim>(Claim, () => ({
  ...aClaimSummary(),
  practiceId: fixtureId(3),
  coverageId: fixtureId(71),
  isReplacement: false,
  form: aClaimForm(),
  findings: [],
  steps: ['change', 'remove', 'submit'],
  history: [aClaimEvent()],
  submissions: [],
  acceptedNumber: '',
  reason: '',
  decision: null,
  movedInCents: 0,
  nextInsurance: null,
  beside: [],
  appeals: [],
  invoices: [],
  createdAt: '2026-11-04T15:00:00Z',
  updatedAt: '2026-11-04T15:00:00Z',
}))

/** That the insurer denied {@link aClaim}, as nobody had asked it before. */
export const aClaimDecision = fixtureOf<ClaimDecision>(ClaimDecision, () => ({
  remittance: { id: fixtureId(98), payerName: 'HUDSON VALLEY HEALTH PLAN', paidOn: '2026-11-16' },
  openReasons: [
    {
      ...{ lineNumber: 'K00000001801', group: 'CO', code: '197', cents: 15_000 },
      ...{ words: 'No authorization', nextStep: 'Ask for an authorization, or appeal.' },
    },
  ],
  remarks: [],
}))

/** That its insurer was asked to look again at {@link aClaimDecision}, and has not answered. */
export const aClaimAppeal = fixtureOf<ClaimAppeal>(ClaimAppeal, () => ({
  id: fixtureId(99),
  sentOn: '2026-11-17',
  way: 'mail',
  note: '',
  answerDueOn: '2026-12-17',
  outcome: null,
  decidedOn: null,
  recordedByName: 'Olivia Bennett',
  version: 1,
}))

/** That the claim lacks a diagnosis. */
export const aClaimFinding = fixtureOf<ClaimFinding>(ClaimFinding, () => ({
  number: 18,
  level: 'error',
  box: '21',
  field: 'diagnoses',
  where: 'claim',
  words: 'Add a diagnosis',
}))

/** A claim that holds the same session. */
export const aClaimHolder = fixtureOf<ClaimHolder>(ClaimHolder, () => ({
  id: fixtureId(92),
  pcn: 'K000000026',
  state: 'submitted',
}))

/** One session of Marisol Vega for a claim. */
export const aClaimBody = fixtureOf<CreateClaimBody>(CreateClaimBody, () => ({
  coverageId: fixtureId(71),
  appointmentIds: [fixtureId(40)],
}))

/** What a person would type about {@link aClaim} to leave it as it is. */
export const aClaimInput = fixtureOf<ClaimInput>(ClaimInput, () => ClaimInput.parse(aClaimForm()))

/** {@link aClaimInput}, as it is saved. */
export const aClaimUpdate = fixtureOf<UpdateClaimBody>(UpdateClaimBody, () => ({
  ...aClaimInput(),
  version: 1,
}))

/** Two sessions of Marisol Vega that wait for a claim. */
export const aClaimCandidate = fixtureOf<ClaimCandidate>(ClaimCandidate, () => ({
  client: { id: fixtureId(30), name: 'Mari Vega' },
  coverageId: fixtureId(71),
  payer: { id: fixtureId(70), name: 'Hudson Valley Health Plan' },
  clinician: { id: fixtureId(20), name: 'Olivia Bennett' },
  placeOfService: '11',
  appointmentIds: [fixtureId(40), fixtureId(41)],
  firstOn: '2026-11-03',
  lastOn: '2026-11-17',
  chargedCents: 30_000,
  filingDueOn: '2027-02-01',
  findings: [],
}))

/** {@link aClaimCandidate} alone. */
export const someClaimCandidates = fixtureOf<ClaimCandidates>(ClaimCandidates, () => ({
  items: [aClaimCandidate()],
  hasMore: false,
  currency: 'USD',
}))

/** How many claims are in which state. */
export const someClaimTotals = fixtureOf<ClaimTotals>(ClaimTotals, () => ({
  counts: {
    ...{ draft: 2, ready: 3, submitted: 4, accepted: 5, rejected: 1 },
    ...{ paid: 0, partially_paid: 0, denied: 0, closed: 0, void: 1 },
  },
  dueSoonCount: 1,
  lateCount: 0,
  overdueAppealCount: 0,
  unclaimedSessionCount: 2,
  ...{ remittancesToReviewCount: 0, remittancesToPostCount: 0 },
}))

/** A file of {@link aClaim} that nobody has sent. */
export const aClaimBatch = fixtureOf<ClaimBatch>(ClaimBatch, () => ({
  id: fixtureId(95),
  practiceId: fixtureId(3),
  number: 1,
  state: 'made',
  isTest: false,
  claims: [
    {
      id: fixtureId(90),
      pcn: 'K000000018',
      clientName: 'Mari Vega',
      payerName: 'Hudson Valley Health Plan',
      chargedCents: 15_000,
      state: 'ready',
      isChanged: false,
    },
  ],
  chargedCents: 15_000,
  currency: 'USD',
  createdAt: '2026-11-05T15:00:00Z',
  createdByName: 'Olivia Bennett',
  sentAt: null,
  sentByName: null,
  folder: null,
}))

/** The folders of a server, of which the last look found nothing wrong. */
export const someClaimFolders = fixtureOf<ClaimFolders>(ClaimFolders, () => ({
  outbox: { path: '/srv/claims/oakwood/out', fault: null },
  inbox: { path: '/srv/claims/oakwood/in', fault: null },
  lookedAt: '2026-11-17T12:59:00Z',
  refused: [],
}))

/** {@link aClaim}, for a file. */
export const aClaimBatchBody = fixtureOf<CreateClaimBatchBody>(CreateClaimBatchBody, () => ({
  claims: [{ id: fixtureId(90), version: 1 }],
}))

/** The settings of a practice in which nobody has changed any. */
export const someClaimSettings = fixtureOf<ClaimSettings>(ClaimSettings, () => ({
  practiceId: fixtureId(3),
  sender: null,
  receiver: null,
  isTest: false,
  printOffsets: { right: 0, down: 0 },
  version: 0,
}))

/** Files from one id to a clearinghouse, and forms on which the text stands a little to the right. */
export const aClaimSettingsBody = fixtureOf<UpdateClaimSettingsBody>(UpdateClaimSettingsBody, () => ({
  sender: { idKind: 'ZZ', id: 'OAKWOOD01' },
  receiver: { idKind: '01', id: '030240928', name: 'Example Clearinghouse' },
  isTest: false,
  printOffsets: { right: 5, down: -3 },
  version: 0,
}))
