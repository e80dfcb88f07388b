import { aDocumentSending } from '../billing-documents/billing-documents-fixtures'
import { anAddress } from '../organization/organization-fixtures'
import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { StatementDocument, StatementLine } from './statement-document'
import {
  CreateStatementBody,
  Statement,
  StatementCandidate,
  StatementCandidates,
  StatementSummary,
  StatementTotals,
} from './statements-contract'

/** An invoice over $150. */
export const aStatementLine = fixtureOf<StatementLine>(StatementLine, () => ({
  date: '2026-11-04',
  kind: 'issued',
  invoiceNumber: 1001,
  description: 'Invoice 1001',
  amountCents: 15_000,
}))

/** What {@link aStatement} says: $20 were left, $150 came, and $50 were paid. */
export const aStatementDocument = fixtureOf<StatementDocument>(StatementDocument, () => ({
  biller: {
    name: 'Oakwood Therapy Group PLLC',
    address: anAddress({ zipCode: '12207-1512' }),
    payToAddress: null,
    phone: '5185550100',
  },
  client: { name: 'Marisol Vega', address: anAddress() },
  openingCents: 2000,
  lines: [
    aStatementLine(),
    aStatementLine({
      date: '2026-11-16',
      kind: 'payment',
      description: 'Payment by check (204) for invoice 1001',
      amountCents: -5000,
    }),
  ],
  closingCents: 12_000,
  aging: { upTo30: 10_000, upTo60: 2000, upTo90: 0, over90: 0 },
  creditCents: 0,
  currency: 'USD',
}))

/** {@link aStatement}, as a list shows it. */
export const aStatementSummary = fixtureOf<StatementSummary>(StatementSummary, () => ({
  id: fixtureId(85),
  number: 1,
  client: { id: fixtureId(30), name: 'Mari Vega' },
  from: '2026-11-02',
  to: '2026-12-01',
  status: 'sent',
  draftedOn: '2026-12-01',
  owedCents: 12_000,
  currency: 'USD',
  emails: ['mari.vega@mail.example'],
  version: 2,
}))

/** A statement of November that was mailed once. */
export const aStatement = fixtureOf<Statement>(Statement, () => ({
  ...aStatementSummary(),
  practiceId: fixtureId(3),
  document: aStatementDocument(),
  sendings: [aDocumentSending()],
  createdAt: '2026-12-01T06:00:00Z',
  updatedAt: '2026-12-01T16:00:00Z',
}))

/** One for Marisol Vega. */
export const aStatementBody = fixtureOf<CreateStatementBody>(CreateStatementBody, () => ({
  clientId: fixtureId(30),
}))

/** Marisol Vega, who owes $120 and was told so once. */
export const aStatementCandidate = fixtureOf<StatementCandidate>(StatementCandidate, () => ({
  client: { id: fixtureId(30), name: 'Mari Vega' },
  owedCents: 12_000,
  lastStatementOn: '2026-11-01',
  sentCount: 1,
  draftId: null,
  emails: ['mari.vega@mail.example'],
}))

/** {@link aStatementCandidate} alone. */
export const someStatementCandidates = fixtureOf<StatementCandidates>(StatementCandidates, () => ({
  items: [aStatementCandidate()],
  hasMore: false,
  currency: 'USD',
}))

/** How many statements are in which state. */
export const someStatementTotals = fixtureOf<StatementTotals>(StatementTotals, () => ({
  draftCount: 2,
  draftCents: 24_000,
  sentCount: 4,
}))
