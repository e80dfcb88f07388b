import {
  aDocumentBiller,
  aDocumentClient,
  aDocumentClinician,
} from '../billing-documents/billing-documents-fixtures'
import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { SuperbillDocument, SuperbillLine } from './superbill-document'
import { SuperbillFinding } from './superbill-findings'
import {
  CreateSuperbillBody,
  Superbill,
  SuperbillCandidate,
  SuperbillCandidates,
  SuperbillHolder,
  SuperbillSummary,
  SuperbillTotals,
} from './superbills-contract'

/** One session of 45 minutes for $150 that is paid. */
export const aSuperbillLine = fixtureOf<SuperbillLine>(SuperbillLine, () => ({
  appointmentId: fixtureId(40),
  date: '2026-11-03',
  placeOfService: '11',
  code: '90834',
  modifiers: [],
  label: 'Psychotherapy, 45 minutes',
  diagnoses: ['F41.1'],
  units: 1,
  chargedCents: 15_000,
  paidCents: 15_000,
}))

/** What {@link aSuperbill} says. */
export const aSuperbillDocument = fixtureOf<SuperbillDocument>(SuperbillDocument, () => ({
  biller: aDocumentBiller(),
  client: aDocumentClient(),
  clinician: aDocumentClinician(),
  lines: [aSuperbillLine()],
  chargedCents: 15_000,
  paidCents: 15_000,
  currency: 'USD',
}))

/** {@link aSuperbill}, as a list shows it. */
export const aSuperbillSummary = fixtureOf<SuperbillSummary>(SuperbillSummary, () => ({
  id: fixtureId(80),
  number: 1001,
  client: { id: fixtureId(30), name: 'Mari Vega' },
  clinician: { id: fixtureId(20), name: 'Olivia Bennett' },
  from: '2026-11-01',
  to: '2026-11-30',
  status: 'issued',
  issuedOn: '2026-12-01',
  sessionCount: 1,
  chargedCents: 15_000,
  paidCents: 15_000,
  currency: 'USD',
}))

/** An issued superbill of one session that nobody has sent. */
export const aSuperbill = fixtureOf<Superbill>(Superbill, () => ({
  ...aSuperbillSummary(),
  practiceId: fixtureId(3),
  document: aSuperbillDocument(),
  missing: [],
  sendings: [],
  emails: ['mari.vega@mail.example'],
  voidedOn: null,
  voidReason: '',
  version: 2,
  createdAt: '2026-12-01T15:00:00Z',
  updatedAt: '2026-12-01T15:00:00Z',
}))

/** That the clinician’s license is not known. */
export const aSuperbillFinding = fixtureOf<SuperbillFinding>(SuperbillFinding, () => ({
  level: 'warning',
  code: 'clinician_license_missing',
  where: 'clinician',
  session: null,
}))

/** A draft of the same client that holds a session already. */
export const aSuperbillHolder = fixtureOf<SuperbillHolder>(SuperbillHolder, () => ({
  id: fixtureId(81),
  number: null,
  status: 'draft',
}))

/** November for Marisol Vega. */
export const aSuperbillBody = fixtureOf<CreateSuperbillBody>(CreateSuperbillBody, () => ({
  clientId: fixtureId(30),
  clinicianId: fixtureId(20),
  from: '2026-11-01',
  to: '2026-11-30',
}))

/** Two sessions of Marisol Vega that wait for a superbill. */
export const aSuperbillCandidate = fixtureOf<SuperbillCandidate>(SuperbillCandidate, () => ({
  client: { id: fixtureId(30), name: 'Mari Vega' },
  clinician: { id: fixtureId(20), name: 'Olivia Bennett' },
  sessionCount: 2,
  firstOn: '2026-11-03',
  lastOn: '2026-11-17',
  chargedCents: 30_000,
  missing: [],
}))

/** {@link aSuperbillCandidate} alone. */
export const someSuperbillCandidates = fixtureOf<SuperbillCandidates>(SuperbillCandidates, () => ({
  items: [aSuperbillCandidate()],
  hasMore: false,
  currency: 'USD',
}))

/** How many superbills are in which state. */
export const someSuperbillTotals = fixtureOf<SuperbillTotals>(SuperbillTotals, () => ({
  draftCount: 2,
  issuedCount: 1,
  sentCount: 4,
  voidCount: 1,
}))
