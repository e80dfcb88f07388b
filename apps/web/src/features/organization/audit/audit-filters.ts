import {
  ACTOR_KINDS,
  AUDIT_ACTIONS,
  AUDIT_RESOURCES,
  AUDIT_SOURCES,
  type ActorKind,
  type AuditAction,
  type AuditResource,
  type AuditSource,
} from '@oaklet/api/contract'
import { isDay } from '../../../shared/is-day'
import { isId } from '../../../shared/is-id'
import { withParams } from '../../../shared/with-params'

/** What the list is narrowed to, as the address says it; nothing that the server would refuse. */
export interface AuditFilters {
  personId?: string
  actorKind?: ActorKind
  action?: AuditAction
  resource?: AuditResource
  source?: AuditSource
  recordId?: string
  startDate?: string
  endDate?: string
}

/** The filters of an address. */
export function readFilters(search: URLSearchParams): AuditFilters {
  const given = (name: string) => search.get(name) ?? ''
  const actorKind = ACTOR_KINDS.find((one) => one === given('by'))
  const action = AUDIT_ACTIONS.find((one) => one === given('action'))
  const resource = AUDIT_RESOURCES.find((one) => one === given('resource'))
  const source = AUDIT_SOURCES.find((one) => one === given('source'))
  const [startDate, endDate] = [given('from'), given('to')]
  const isRange = isDay(startDate) && isDay(endDate) && startDate <= endDate
  return {
    ...(isId(given('person')) && { personId: given('person') }),
    ...(actorKind && { actorKind }),
    ...(action && { action }),
    ...(resource && { resource }),
    ...(source && { source }),
    ...(given('record') !== '' && { recordId: given('record').slice(0, 100) }),
    ...(isRange && { startDate, endDate }),
  }
}

const NAMES = {
  personId: 'person',
  actorKind: 'by',
  action: 'action',
  resource: 'resource',
  source: 'source',
  recordId: 'record',
  startDate: 'from',
  endDate: 'to',
} as const satisfies Record<keyof AuditFilters, string>

/** The address with other filters; all else in it stays. */
export const writeFilters = (search: URLSearchParams, filters: AuditFilters): URLSearchParams =>
  withParams(
    search,
    Object.fromEntries(
      Object.entries(NAMES).map(([field, name]) => [name, filters[field as keyof AuditFilters] ?? null]),
    ),
  )

/** The filters with some changed; what is undefined narrows no longer. */
export const withFilters = (
  filters: AuditFilters,
  changes: { [Field in keyof AuditFilters]?: string | undefined },
): AuditFilters =>
  Object.fromEntries(Object.entries({ ...filters, ...changes }).filter(([, value]) => value !== undefined))

/** How many filters narrow the list; both dates are one. */
export const countFilters = (filters: AuditFilters): number =>
  Object.keys(filters).filter((field) => field !== 'endDate').length
