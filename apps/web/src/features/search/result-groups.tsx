import type { ClientStatus, SearchGroup, SearchHit, SearchKind } from '@oaklet/api/contract'
import { Icon, type IconName, type ItemListItem } from '@oaklet/design-system'
import { APPOINTMENT_WORDS } from '../../records/appointments/appointment-words'
import { dateInZone, formatDateAndTime, formatFullDate } from '../../shared/format-date'
import { formatMoney } from '../../shared/format-money'
import { paths } from '../../shared/paths'
import type { SearchScreen } from './search-screen'

/** One thing that was found, and where it leads. */
export interface ResultItem extends ItemListItem {
  title: string
  detail?: string
  href: string
}

/** What was found of one kind, as a list of links shows it. */
export interface ResultGroup {
  id: SearchKind | 'screen'
  label: string
  items: ResultItem[]
  hasMore: boolean
}

const LABELS: Readonly<Record<SearchKind, string>> = {
  client: 'Clients',
  appointment: 'Appointments',
  invoice: 'Invoices',
  claim: 'Claims',
  superbill: 'Superbills',
  statement: 'Statements',
  estimate: 'Good Faith Estimates',
  clinician: 'Clinicians',
}
const ICONS: Readonly<Record<SearchKind, IconName>> = {
  client: 'user',
  appointment: 'calendar',
  invoice: 'receipt',
  claim: 'receipt',
  superbill: 'receipt',
  statement: 'receipt',
  estimate: 'receipt',
  clinician: 'id-card',
}
const UNUSUAL: Readonly<Partial<Record<ClientStatus, string>>> = {
  prospective: 'Prospective',
  inactive: 'Inactive',
  archived: 'Archived',
}

/** The records that the server found, and the screens whose names go with the words. */
export function resultGroups(
  groups: readonly SearchGroup[],
  screens: readonly SearchScreen[],
): ResultGroup[] {
  const records = groups.map(({ kind, hits, hasMore }) => ({
    id: kind,
    label: LABELS[kind],
    items: hits.map(itemOf),
    hasMore,
  }))
  if (screens.length === 0) return records
  const items = screens.map(({ id, label, icon, path }) => ({
    id,
    leading: <Icon of={icon} />,
    title: label,
    href: path,
  }))
  return [...records, { id: 'screen', label: 'Screens', items, hasMore: false }]
}

const itemOf = (hit: SearchHit): ResultItem => ({
  id: hit.id,
  leading: <Icon of={ICONS[hit.kind]} />,
  ...wordsOf(hit),
})

function wordsOf(hit: SearchHit): Pick<ResultItem, 'title' | 'detail' | 'href'> {
  switch (hit.kind) {
    case 'client': {
      const born = hit.dateOfBirth === null ? undefined : `Born ${formatFullDate(hit.dateOfBirth)}`
      return { title: hit.name, ...details(born, UNUSUAL[hit.status]), href: paths.client(hit.id) }
    }
    case 'appointment': {
      const { startsAt, timeZone, clinicianName, status } = hit
      return {
        title: hit.clientNames.join(', '),
        // Always with its year: what is found may be long past.
        ...details(formatDateAndTime(startsAt, timeZone, ''), clinicianName, APPOINTMENT_WORDS[status].word),
        href: paths.calendar({ date: dateInZone(startsAt, timeZone), appointment: hit.id }),
      }
    }
    case 'invoice':
      return {
        title: hit.number === null ? 'Draft invoice' : `Invoice ${hit.number}`,
        ...details(hit.clientName, formatMoney(hit.totalCents, hit.currency)),
        href: paths.invoice(hit.id),
      }
    case 'claim':
      return {
        title: `Claim ${hit.pcn}`,
        ...details(hit.clientName, hit.payerName, formatMoney(hit.chargedCents, hit.currency)),
        href: paths.claim(hit.id),
      }
    case 'superbill':
      return {
        title: hit.number === null ? 'Draft superbill' : `Superbill ${hit.number}`,
        ...details(hit.clientName, formatMoney(hit.chargedCents, hit.currency)),
        href: paths.superbill(hit.id),
      }
    case 'statement':
      return {
        title: `Statement ${hit.number}`,
        ...details(hit.clientName, formatMoney(hit.owedCents, hit.currency)),
        href: paths.statement(hit.id),
      }
    case 'estimate':
      return {
        title: hit.number === null ? 'Draft estimate' : `Good Faith Estimate ${hit.number}`,
        ...details(hit.clientName, formatMoney(hit.totalCents, hit.currency)),
        href: paths.estimate(hit.id),
      }
    case 'clinician':
      return {
        title: hit.name,
        ...details(hit.credentials || undefined, 'Calendar'),
        href: paths.calendar({ clinician: hit.id }),
      }
  }
}

function details(...parts: (string | undefined)[]): { detail?: string } {
  const detail = parts.filter(Boolean).join(', ')
  return detail === '' ? {} : { detail }
}
