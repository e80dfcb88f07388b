import { APPOINTMENTS_MESSAGES } from '@oaklet/api'
import {
  CLIENT_NAMINGS,
  type ClientNaming,
  type DaySheet as Sheet,
  type Practice,
} from '@oaklet/api/contract'
import {
  Button,
  EmptyState,
  FilterBar,
  Icon,
  LoadingRegion,
  PageHeader,
  Select,
  Skeleton,
  Stack,
} from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { cliniciansQuery } from '../../../records/practice/practice-queries'
import { countOf } from '../../../shared/count-of'
import { dateInZone, formatFullDate, formatTime } from '../../../shared/format-date'
import { LoadFailure } from '../../../shared/LoadFailure'
import { paths } from '../../../shared/paths'
import { useApi } from '../../../shared/use-api'
import { usePage } from '../../../shared/use-page'
import { withParams } from '../../../shared/with-params'
import { calendarQueries } from '../calendar-queries'
import { titleOf, weekDays } from '../days/days'
import { ClinicianSelect } from '../toolbar/ClinicianSelect'
import { useCalendarUrl } from '../use-calendar-url'
import { PersonSheet } from './PersonSheet'
import { peopleOnSheet } from './sheet-rows'

const NAMING_WORDS: Readonly<Record<ClientNaming, string>> = {
  full: 'Full names',
  initials: 'Initials',
  none: 'No names',
}

interface DaySheetProps {
  practice: Practice
  today: string
}

/** What takes place on a day or in a week, by clinician, to be printed. */
export function DaySheet({ practice, today }: DaySheetProps) {
  const api = useApi()
  const [search, setSearch] = useSearchParams()
  const change = (name: string, value: string | null) =>
    setSearch((before) => withParams(before, { [name]: value }), { replace: true })
  const { date, clinicianIds, clinicianId, showClinicians } = useCalendarUrl(today)
  const isWeek = search.get('days') === 'week'
  const days = isWeek ? weekDays(date, true) : [date]
  const names = CLIENT_NAMINGS.find((one) => one === search.get('names')) ?? 'full'
  usePage('Day sheet')

  const asked = {
    ...{ startDate: days[0] ?? date, endDate: days.at(-1) ?? date },
    ...(clinicianId !== null && { clinicianId }),
  }
  const queries = calendarQueries(api, practice.id)
  const sheet = useQuery(queries.daySheet({ ...asked, names }))
  const blocks = useQuery(queries.blocks(asked))
  const { data: clinicians = [] } = useQuery(cliniciansQuery(api, practice.id))
  const isOfOne = (id: string) => clinicianIds.length === 0 || clinicianIds.includes(id)
  const lines = sheet.data?.lines.filter(({ clinician }) => isOfOne(clinician.id)) ?? []
  const people = peopleOnSheet({
    ...{ days, names, lines },
    timeZone: practice.timeZone,
    blocks: blocks.data ?? [],
    always: clinicians.filter(({ id }) => clinicianIds.includes(id)),
  })
  const failed = [sheet, blocks].find(({ isError }) => isError)
  // What was blocked on other days stands in until the answer comes, and would be printed.
  const isThere = sheet.data !== undefined && blocks.data !== undefined && !blocks.isPlaceholderData
  return (
    <Stack gap="l">
      <PageHeader
        title={titleOf(days)}
        breadcrumbs={[
          { label: 'Calendar', href: paths.calendar({ date, clinician: clinicianIds.join() }) },
          { label: 'Day sheet' },
        ]}
        isSummaryLate={!isThere}
        summary={[
          practice.name,
          isThere && countOf(lines.length, 'appointment', 'appointments'),
          isThere && printedWords(sheet.data, practice.timeZone),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <Button
            tone="primary"
            icon={<Icon of="print" />}
            isDisabled={!isThere}
            onPress={() => window.print()}
          >
            Print
          </Button>
        }
      />
      <FilterBar label="What the sheet holds">
        <Select
          label="Days"
          isLabelHidden
          items={[
            { id: 'day', label: 'This day' },
            { id: 'week', label: 'The whole week' },
          ]}
          selectedKey={isWeek ? 'week' : 'day'}
          onSelectionChange={(key) => change('days', key === 'week' ? key : null)}
        />
        <ClinicianSelect clinicians={clinicians} chosenIds={clinicianIds} onChange={showClinicians} />
        <Select
          label="Clients"
          isLabelHidden
          items={CLIENT_NAMINGS.map((id) => ({ id, label: NAMING_WORDS[id] }))}
          selectedKey={names}
          onSelectionChange={(key) => change('names', key === 'full' ? null : key)}
        />
      </FilterBar>
      {failed && (
        <LoadFailure
          error={failed.error}
          fallback={APPOINTMENTS_MESSAGES.daySheet}
          onRetry={() => void failed.refetch()}
        />
      )}
      {!failed && (
        <LoadingRegion label="Loading the day sheet" isLoading={!isThere}>
          {!isThere && <Skeleton shape="row" count={8} />}
          {isThere && people.length === 0 && (
            <EmptyState title={isWeek ? 'No appointments in this week' : 'No appointments on this day'}>
              Other days are chosen in the calendar.
            </EmptyState>
          )}
          {isThere &&
            people.map((person) => (
              <PersonSheet key={person.id} person={person} hasClients={names !== 'none'} />
            ))}
        </LoadingRegion>
      )}
    </Stack>
  )
}

/** "Printed by Dana Reyes, November 17, 2026, 8:02 AM" */
const printedWords = ({ printedBy, printedAt }: Sheet, timeZone: string): string =>
  `Printed by ${printedBy}, ${formatFullDate(dateInZone(printedAt, timeZone))}, ${formatTime(printedAt, timeZone)}`
