import { FEE_SCHEDULES_MESSAGES } from '@oaklet/api'
import { feeAgreementTime, type FeeSchedule, type Payer, type Practice } from '@oaklet/api/contract'
import {
  Button,
  Heading,
  Icon,
  Skeleton,
  Spread,
  Stack,
  StatusBadge,
  Table,
  type TableColumn,
  Text,
} from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { FEE_TIME_WORDS, feeDaysWords } from '../../../records/fees/fee-days'
import { DeleteQuestion } from '../../../records/practice/DeleteQuestion'
import { WithPractice } from '../../../records/practice/WithPractice'
import { countOf } from '../../../shared/count-of'
import { dateInZone, formatMediumDate } from '../../../shared/format-date'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { useApi } from '../../../shared/use-api'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { useNow } from '../../../shared/use-now'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { feeSchedulesQuery } from './fee-schedules-queries'
import type { FeeScheduleDialogProps } from './FeeScheduleDialog'

const FeeScheduleDialog = lazyDialog<FeeScheduleDialogProps>(
  ({ title }) => title,
  async () => (await import('./FeeScheduleDialog')).FeeScheduleDialog,
)

interface FeeSchedulesProps {
  /** All payers of the practice, the inactive ones too. */
  payers: readonly Payer[]
}

/** What the payers allow for services by their contracts. */
export const FeeSchedules = ({ payers }: FeeSchedulesProps) => (
  <WithPractice>{(practice) => <Schedules payers={payers} practice={practice} />}</WithPractice>
)

const ADD_BUTTON_ID = 'add-fee-schedule'

/** What was chosen, in a dialog. */
type Act = { kind: 'add' } | { kind: 'edit' | 'delete'; schedule: FeeSchedule }

function Schedules({ payers, practice }: FeeSchedulesProps & { practice: Practice }) {
  const api = useApi()
  const today = dateInZone(useNow(), practice.timeZone)
  const schedules = useQuery(feeSchedulesQuery(api, practice.id))
  const [act, setAct] = useState<Act | null>(null)
  // What is deleted takes the button of its menu away.
  useKeptFocus(schedules.data, ADD_BUTTON_ID)
  const columns = useMemo(() => columnsOn(today), [today])
  const dialog = { payers, currency: practice.currency, onClose: () => setAct(null) }
  return (
    <Stack gap="l">
      <Spread gap="l">
        <Heading level={2} look="card">
          Fee schedules
        </Heading>
        <Button
          {...FeeScheduleDialog.onIntent}
          id={ADD_BUTTON_ID}
          icon={<Icon of="plus" />}
          onPress={() => setAct({ kind: 'add' })}
        >
          Add fee schedule
        </Button>
      </Spread>
      <Text tone="quiet">
        What a payer’s contract allows for each service. It tells what to expect of the payer; claims carry
        your full fees.
      </Text>
      <WhenLoaded
        query={schedules}
        fallback={FEE_SCHEDULES_MESSAGES.list}
        label="Loading the fee schedules"
        placeholder={<Skeleton shape="row" count={3} />}
      >
        {(known) =>
          known.length === 0 ? (
            <Text tone="quiet">
              None yet. Type what a contract allows, or take it from a CSV file of the payer.
            </Text>
          ) : (
            <Table<FeeSchedule>
              label="Fee schedules"
              rows={known}
              rowKey={keyOf}
              rowName={nameOf}
              columns={columns}
              onRowAction={(key) => {
                const schedule = known.find(({ id }) => id === key)
                if (schedule) setAct({ kind: 'edit', schedule })
              }}
              rowActions={(schedule) => ({
                items: [
                  { id: 'edit', label: 'Edit' },
                  { id: 'delete', label: 'Delete', tone: 'danger' },
                ],
                onAction: (kind) => setAct({ kind: kind === 'delete' ? 'delete' : 'edit', schedule }),
              })}
            />
          )
        }
      </WhenLoaded>
      {act?.kind === 'add' && <FeeScheduleDialog title="Add fee schedule" schedule={null} {...dialog} />}
      {act?.kind === 'edit' && (
        <FeeScheduleDialog
          title={`Edit fee schedule of ${act.schedule.payerName}`}
          schedule={act.schedule}
          {...dialog}
        />
      )}
      {act?.kind === 'delete' && (
        <DeleteQuestion
          name={`Fee schedule of ${nameOf(act.schedule)}`}
          title={`Delete the fee schedule of ${nameOf(act.schedule)}?`}
          fallback={FEE_SCHEDULES_MESSAGES.remove}
          remove={() => api.feeSchedules.remove({ practiceId: practice.id, scheduleId: act.schedule.id })}
          onClose={() => setAct(null)}
        >
          What you entered about it goes, and can’t be brought back. One that has ended can stay.
        </DeleteQuestion>
      )}
    </Stack>
  )
}

const keyOf = ({ id }: FeeSchedule) => id

/** `Aetna from Jan 1, 2026`, which tells the schedules of one payer apart. */
const nameOf = ({ payerName, startsOn }: FeeSchedule): string =>
  `${payerName} from ${formatMediumDate(startsOn)}`

const columnsOn = (today: string): readonly TableColumn<FeeSchedule>[] => [
  { id: 'payer', header: 'Payer', width: '30%', isRowHeader: true, cell: ({ payerName }) => payerName },
  { id: 'days', header: 'Days', cell: (schedule) => feeDaysWords(schedule, today) },
  { id: 'lines', header: 'Fees', width: '15%', cell: ({ lines }) => countOf(lines.length, 'fee', 'fees') },
  {
    id: 'status',
    header: 'Status',
    width: '15%',
    cell: (schedule) => {
      const { word, tone } = FEE_TIME_WORDS[feeAgreementTime(schedule, today)]
      return <StatusBadge tone={tone}>{word}</StatusBadge>
    },
  },
]
