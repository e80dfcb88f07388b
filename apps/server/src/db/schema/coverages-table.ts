import { COVERAGE_RELATIONS, COVERAGE_STATUSES, type Coverage } from '@oaklet/api/contract'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, madeAndChanged, organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'

/**
 * The insurances of clients, also those of former times. The migration adds the exclusion constraint
 * `coverages_one_for_each_priority`, which Drizzle can't express.
 */
export const coverages = pgTable(
  'coverages',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    clientId: uuid('client_id').notNull(),
    payerId: uuid('payer_id').notNull(),
    priority: integer('priority').notNull(),
    memberId: text('member_id').notNull(),
    groupNumber: text('group_number').notNull(),
    groupName: text('group_name').notNull(),
    planName: text('plan_name').notNull(),
    relation: text('relation', { enum: COVERAGE_RELATIONS }).notNull(),
    policyHolder: jsonb('policy_holder').$type<NonNullable<Coverage['policyHolder']>>(),
    copayCents: integer('copay_cents'),
    coinsurancePercent: integer('coinsurance_percent'),
    deductibleCents: integer('deductible_cents'),
    deductibleMetCents: integer('deductible_met_cents'),
    deductibleAsOf: date('deductible_as_of', { mode: 'string' }),
    effectiveFrom: date('effective_from', { mode: 'string' }).notNull(),
    effectiveTo: date('effective_to', { mode: 'string' }),
    acceptsAssignment: boolean('accepts_assignment').notNull(),
    signatureOn: date('signature_on', { mode: 'string' }),
    releaseOn: date('release_on', { mode: 'string' }),
    status: text('status', { enum: COVERAGE_STATUSES }).notNull(),
    verifiedById: uuid('verified_by_id'),
    verifiedAt: instant('verified_at'),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('coverages_by_client').on(table.organizationId, table.clientId),
    index('coverages_by_payer').on(table.organizationId, table.payerId),
  ],
)

export const exportedCoverages = exportedTable(
  coverages,
  'The insurances of clients, also those of former times.',
  {
    payerId: 'The insurance, as in payers.id.',
    priority: 'Which insurance pays first: 1, 2 or 3.',
    memberId: 'The number of the member, as it stands on the card.',
    groupNumber: 'The number of the group.',
    groupName: 'The name of the group.',
    planName: 'The name of the plan.',
    relation: 'self, spouse, child or other: what the client is to the policy holder.',
    policyHolder:
      'The name, date of birth, sex and address of the policy holder, where that is not the client.',
    copayCents: 'What the client pays for each session, in cents.',
    coinsurancePercent: 'The percentage of each session that the client pays.',
    deductibleCents: 'What the client pays each year before the insurance does, in cents.',
    deductibleMetCents: 'What has been paid of the deductible, in cents.',
    deductibleAsOf: 'The day on which that was so.',
    effectiveFrom: 'The first day of the coverage.',
    effectiveTo: 'The last day; empty while no end is known.',
    acceptsAssignment: 'Whether the insurance pays the practice.',
    signatureOn: 'When the client agreed that the insurance pays the practice.',
    releaseOn: 'When the client agreed that the insurance is informed.',
    status: 'unverified, verified or inactive.',
    verifiedById: 'Who checked it with the insurance, as in staff.id.',
    verifiedAt: 'When it was checked.',
  },
)

/** What payers allow clients: a number of sessions within some days. */
export const authorizations = pgTable(
  'authorizations',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    clientId: uuid('client_id').notNull(),
    coverageId: uuid('coverage_id').notNull(),
    number: text('number').notNull(),
    codes: text('codes').array().notNull(),
    visits: integer('visits').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('authorizations_by_client').on(table.organizationId, table.clientId),
    index('authorizations_by_coverage').on(table.organizationId, table.coverageId),
    index('authorizations_by_end').on(table.organizationId, table.practiceId, table.endsOn),
  ],
)

export const exportedAuthorizations = exportedTable(
  authorizations,
  'Sessions that insurances have allowed in advance.',
  {
    coverageId: 'The coverage that it belongs to, as in coverages.id.',
    number: 'The number that the insurance gave.',
    codes: 'The service codes that it covers; none means all.',
    visits: 'How many sessions it allows.',
    startsOn: 'The first day.',
    endsOn: 'The last day.',
  },
)
