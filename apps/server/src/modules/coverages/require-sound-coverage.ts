import { isAllowed, type CoverageInput, type FieldError } from '@oaklet/api/contract'
import { and, eq, gte, isNull, lte, ne, or } from 'drizzle-orm'
import { coverages } from '../../db/schema/coverages-table'
import { payers } from '../../db/schema/payers-table'
import { validationFailed } from '../../errors'
import type { Work } from '../../work'
import type { ClientKey } from '../caseload'
import { isCoverageOfClient } from './select-coverages'
import { takenWords } from './taken-words'

/** What the client pays themselves; a change needs `billing:edit`. */
const COST_FIELDS = [
  'copayCents',
  'coinsurancePercent',
  'deductibleCents',
  'deductibleMetCents',
  'deductibleAsOf',
] as const

type Before = Pick<CoverageInput, 'payerId' | (typeof COST_FIELDS)[number]> & { id: string }

/**
 * Throws 422 for what the schema can't see: the payer, the other coverages of the client, and who may change what the
 * client pays. The client has to be locked.
 */
export async function requireSoundCoverage(
  work: Work,
  key: ClientKey,
  input: CoverageInput,
  before: Before | null = null,
): Promise<void> {
  const errors: FieldError[] = [
    ...(input.payerId === before?.payerId ? [] : await payerErrors(work, key.practiceId, input.payerId)),
    ...(await priorityErrors(work, key, input, before?.id)),
    ...costErrors(work, input, before),
  ]
  if (errors.length > 0) throw validationFailed(errors)
}

/** The payer is held, so that it isn't deleted meanwhile. */
async function payerErrors(work: Work, practiceId: string, payerId: string): Promise<FieldError[]> {
  const found = await work.tx
    .select({ id: payers.id })
    .from(payers)
    .where(
      and(
        eq(payers.organizationId, work.actor.organizationId),
        eq(payers.practiceId, practiceId),
        eq(payers.id, payerId),
        eq(payers.isActive, true),
      ),
    )
    .for('key share')
  return found.length > 0 ? [] : [{ path: 'payerId', message: 'Choose an active payer of this practice' }]
}

/** The constraint `coverages_one_for_each_priority` holds the same. */
async function priorityErrors(
  work: Work,
  key: ClientKey,
  { priority, effectiveFrom, effectiveTo, status }: CoverageInput,
  ownId: string | undefined,
): Promise<FieldError[]> {
  if (status === 'inactive') return []
  const [taken] = await work.tx
    .select({ coverage: coverages, payerName: payers.name })
    .from(coverages)
    .innerJoin(
      payers,
      and(eq(payers.organizationId, coverages.organizationId), eq(payers.id, coverages.payerId)),
    )
    .where(
      and(
        isCoverageOfClient(work.actor, key),
        ownId === undefined ? undefined : ne(coverages.id, ownId),
        ne(coverages.status, 'inactive'),
        eq(coverages.priority, priority),
        or(isNull(coverages.effectiveTo), gte(coverages.effectiveTo, effectiveFrom)),
        effectiveTo === null ? undefined : lte(coverages.effectiveFrom, effectiveTo),
      ),
    )
    .orderBy(coverages.effectiveFrom)
    .limit(1)
  if (taken === undefined) return []
  return [{ path: 'priority', message: takenWords({ ...taken.coverage, payerName: taken.payerName }) }]
}

const costErrors = ({ actor }: Work, input: CoverageInput, before: Before | null): FieldError[] =>
  isAllowed(actor.permissions, 'billing:edit')
    ? []
    : COST_FIELDS.filter((field) => input[field] !== (before?.[field] ?? null)).map((path) => ({
        path,
        message: 'Your role doesn’t allow changes of what the client pays',
      }))
