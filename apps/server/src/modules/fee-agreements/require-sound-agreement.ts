import type { FeeAgreementInput, FieldError } from '@oaklet/api/contract'
import { and, eq, gte, isNull, lte, ne, or } from 'drizzle-orm'
import { feeAgreements } from '../../db/schema/fee-agreements-table'
import { validationFailed } from '../../errors'
import type { Work } from '../../work'
import type { ClientKey } from '../caseload'
import { practiceToday } from '../organization'
import { offeredServices } from '../services'
import { isAgreementOfClient } from './select-fee-agreements'

/** What stays once an agreement has been in force. */
const TERMS = ['serviceCode', 'feeCents', 'percentOff', 'startsOn'] as const

type Before = Pick<FeeAgreementInput, (typeof TERMS)[number]> & { id: string }

/** Throws 422 for what the schema can't see: the service, and the other agreements. The client has to be locked. */
export async function requireSoundAgreement(
  work: Work,
  key: ClientKey,
  input: FeeAgreementInput,
  before: Before | null = null,
): Promise<void> {
  const errors: FieldError[] = [
    ...(before === null ? [] : await termErrors(work, key, input, before)),
    ...(input.serviceCode === before?.serviceCode ? [] : await serviceErrors(work, key, input)),
    ...(await takenErrors(work, key, input, before?.id)),
  ]
  if (errors.length > 0) throw validationFailed(errors)
}

/** Whether an agreement began before today, so that what was booked may go by it. */
export async function hasBegun(
  work: Work,
  { practiceId }: ClientKey,
  { startsOn }: Pick<FeeAgreementInput, 'startsOn'>,
): Promise<boolean> {
  const { today } = await practiceToday(work, practiceId)
  return startsOn < today
}

async function termErrors(
  work: Work,
  key: ClientKey,
  input: FeeAgreementInput,
  before: Before,
): Promise<FieldError[]> {
  const changed = TERMS.filter((term) => input[term] !== before[term])
  if (changed.length === 0 || !(await hasBegun(work, key, before))) return []
  return changed.map((path) => ({
    path,
    message: 'What was agreed before today stays. End this agreement, and add another one.',
  }))
}

async function serviceErrors(
  work: Work,
  { practiceId }: ClientKey,
  { serviceCode }: FeeAgreementInput,
): Promise<FieldError[]> {
  if (serviceCode === null) return []
  const offered = await offeredServices(work, practiceId, [serviceCode])
  return offered.has(serviceCode)
    ? []
    : [{ path: 'serviceCode', message: 'Choose an active service of this practice' }]
}

/** The constraint `fee_agreements_one_for_each_service` holds the same. */
async function takenErrors(
  work: Work,
  key: ClientKey,
  { serviceCode, startsOn, endsOn }: FeeAgreementInput,
  ownId: string | undefined,
): Promise<FieldError[]> {
  const [taken] = await work.tx
    .select({ id: feeAgreements.id })
    .from(feeAgreements)
    .where(
      and(
        isAgreementOfClient(work.actor, key),
        ownId === undefined ? undefined : ne(feeAgreements.id, ownId),
        serviceCode === null ? isNull(feeAgreements.serviceCode) : eq(feeAgreements.serviceCode, serviceCode),
        or(isNull(feeAgreements.endsOn), gte(feeAgreements.endsOn, startsOn)),
        endsOn === null ? undefined : lte(feeAgreements.startsOn, endsOn),
      ),
    )
    .limit(1)
  if (taken === undefined) return []
  const what = serviceCode === null ? 'all services' : serviceCode
  return [
    {
      path: 'serviceCode',
      message: `This client has an agreement for ${what} in these days. End that one first, or choose other days.`,
    },
  ]
}
