import {
  aDocumentBiller,
  aDocumentClient,
  aDocumentClinician,
  aDocumentSending,
} from '../billing-documents/billing-documents-fixtures'
import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { EstimateDocument, EstimateLine } from './estimate-document'
import { ESTIMATE_NOTICES } from './estimate-notices'
import {
  CreateEstimateBody,
  Estimate,
  EstimateSummary,
  EstimateTotals,
  UpdateEstimateBody,
} from './estimates-contract'
import { EstimateDue, EstimatesDue } from './estimates-due-contract'

/** Twelve weekly sessions of 45 minutes for $150 each. */
export const anEstimateLine = fixtureOf<EstimateLine>(EstimateLine, () => ({
  code: '90834',
  label: 'Psychotherapy, 45 minutes',
  feeCents: 15_000,
  count: 12,
  when: 'Weekly',
}))

/** What {@link anEstimate} says. */
export const anEstimateDocument = fixtureOf<EstimateDocument>(EstimateDocument, () => ({
  biller: aDocumentBiller(),
  client: aDocumentClient(),
  clinician: aDocumentClinician(),
  diagnoses: ['F41.1'],
  placeOfService: '11',
  state: 'NY',
  lines: [anEstimateLine()],
  totalCents: 180_000,
  itemsElsewhere: '',
  notices: [...ESTIMATE_NOTICES],
  currency: 'USD',
}))

/** {@link anEstimate}, as a list shows it. */
export const anEstimateSummary = fixtureOf<EstimateSummary>(EstimateSummary, () => ({
  id: fixtureId(90),
  number: 7,
  client: { id: fixtureId(30), name: 'Mari Vega' },
  clinician: { id: fixtureId(20), name: 'Olivia Bennett' },
  from: '2026-12-01',
  to: '2027-02-28',
  status: 'sent',
  reason: 'scheduled',
  sentOn: '2026-11-17',
  totalCents: 180_000,
  currency: 'USD',
}))

/** An estimate of twelve sessions that was mailed once. */
export const anEstimate = fixtureOf<Estimate>(Estimate, () => ({
  ...anEstimateSummary(),
  practiceId: fixtureId(3),
  askedOn: null,
  document: anEstimateDocument(),
  missing: [],
  sendings: [aDocumentSending({ sentAt: '2026-11-17T16:00:00Z' })],
  emails: ['mari.vega@mail.example'],
  replacedBy: null,
  version: 2,
  createdAt: '2026-11-17T15:00:00Z',
  updatedAt: '2026-11-17T16:00:00Z',
}))

/** {@link anEstimate} before it was sent. */
export const aDraftEstimate = fixtureOf<Estimate>(Estimate, () =>
  anEstimate({ number: null, status: 'draft', sentOn: null, sendings: [], version: 1 }),
)

/** Three months for Marisol Vega. */
export const anEstimateBody = fixtureOf<CreateEstimateBody>(CreateEstimateBody, () => ({
  clientId: fixtureId(30),
  clinicianId: fixtureId(20),
  from: '2026-12-01',
  to: '2027-02-28',
  reason: 'scheduled',
  askedOn: null,
}))

/** {@link aDraftEstimate} as it is saved unchanged. */
export const anEstimateUpdate = fixtureOf<UpdateEstimateBody>(UpdateEstimateBody, () => ({
  from: '2026-12-01',
  to: '2027-02-28',
  reason: 'scheduled',
  askedOn: null,
  placeOfService: '11',
  state: 'NY',
  lines: [anEstimateLine()],
  itemsElsewhere: '',
  version: 1,
}))

/** Marisol Vega, whose first session was booked on the day before. */
export const anEstimateDue = fixtureOf<EstimateDue>(EstimateDue, () => ({
  client: { id: fixtureId(30), name: 'Mari Vega' },
  clinician: { id: fixtureId(20), name: 'Olivia Bennett' },
  cause: 'scheduled',
  firstOn: '2026-12-01',
  period: { from: '2026-12-01', to: '2027-02-23' },
  dueOn: '2026-11-18',
  isOverdue: false,
  draftId: null,
}))

/** {@link anEstimateDue} alone. */
export const someEstimatesDue = fixtureOf<EstimatesDue>(EstimatesDue, () => ({
  items: [anEstimateDue()],
  count: 1,
}))

/** How many estimates are in which state. */
export const someEstimateTotals = fixtureOf<EstimateTotals>(EstimateTotals, () => ({
  draftCount: 1,
  sentCount: 3,
  replacedCount: 1,
}))
