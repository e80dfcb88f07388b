import { CALENDAR_BLOCKS_MESSAGES } from '@oaklet/api'
import type { Appointment, CalendarBlock, HandledMet, MetChoice } from '@oaklet/api/contract'
import {
  Banner,
  RadioGroup,
  Select,
  showToast,
  Skeleton,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@oaklet/design-system'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { clientNames } from '../../../records/clients/client-names'
import { cliniciansQuery } from '../../../records/practice/practice-queries'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { usePermissionsForAll, usePracticeId } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { whenWords } from '../booking/when-words'
import { calendarQueries } from '../calendar-queries'
import { blockName } from './block-words'
import { askWords, handledWords, leftWords, metWords } from './met-words'

export interface MetAppointmentsProps {
  block: CalendarBlock
  onClose: () => void
}

interface MetValues {
  choice: MetChoice
  clinicianId: string | null
  /** Null is all of them. */
  chosen: readonly string[] | null
}

const COLUMNS: readonly TableColumn<Appointment>[] = [
  { id: 'client', header: 'Client', width: '30%', isRowHeader: true, cell: clientNames },
  { id: 'when', header: 'When', width: '45%', cell: whenWords },
  { id: 'clinician', header: 'Clinician', width: '25%', cell: ({ clinician }) => clinician.name },
]

/** The appointments in blocked time, and what becomes of them: who closes the dialog leaves them as they are. */
export function MetAppointments({ block, onClose }: MetAppointmentsProps) {
  const [api, practiceId, refresh] = [useApi(), usePracticeId(), useRefreshPractice()]
  const { keyFor } = useIdempotencyKey()
  const mayHandOver = usePermissionsForAll()('appointments:write')
  const queryClient = useQueryClient()
  const query = calendarQueries(api, practiceId).met(block.id)
  const met = useQuery(query)
  const clinicians = useQuery(cliniciansQuery(api, practiceId)).data ?? []
  const [handled, setHandled] = useState<{ result: HandledMet; met: readonly Appointment[] } | null>(null)
  const all = met.data ?? []
  const chosenOf = ({ chosen }: MetValues) => all.filter(({ id }) => chosen === null || chosen.includes(id))
  const form = useForm<MetValues>({
    initial: { choice: 'move', clinicianId: null, chosen: null },
    errorsOf: (values) => [
      ...(values.choice === 'hand_over' && values.clinicianId === null
        ? [{ path: 'clinicianId', message: 'Choose a colleague' }]
        : []),
      ...(chosenOf(values).length === 0 ? [{ path: 'choice', message: 'Choose an appointment' }] : []),
    ],
    clearsAsTyped: true,
    isDisposable: true,
  })
  const { choice, clinicianId } = form.values
  const chosen = chosenOf(form.values)
  const handling = useMutation({
    mutationFn: () => {
      const body = {
        ...{ choice, appointments: chosen.map(({ id, version }) => ({ id, version })) },
        ...(choice === 'hand_over' && clinicianId !== null && { clinicianId }),
      }
      const key = { practiceId, blockId: block.id }
      return api.calendarBlocks.handleMet(key, body, { idempotencyKey: keyFor(body) })
    },
    onSuccess: (result) => {
      showToast({ title: handledWords(choice, result), tone: result.left.length === 0 ? 'good' : 'info' })
      const isDone = ({ id }: Appointment) => result.done.some((one) => one.id === id)
      const rest = all.filter((appointment) => !isDone(appointment))
      if (rest.length === 0) onClose()
      queryClient.setQueryData(query.queryKey, rest)
      setHandled({ result, met: all })
      form.change({ chosen: null })
    },
    onError: form.refuse,
    onSettled: () => void refresh(),
  })
  const colleagues = clinicians.filter(({ id }) => all.some(({ clinician }) => clinician.id !== id))
  return (
    <FormDialog
      title={met.data === undefined ? blockName(block) : metWords(all.length)}
      size="l"
      form={form}
      submitLabel={askWords(choice, chosen.length)}
      submitTone={choice === 'cancel' ? 'danger' : 'primary'}
      pendingLabel="Working…"
      closeLabel="Leave them"
      isPending={handling.isPending}
      error={handling.error}
      fallback={CALENDAR_BLOCKS_MESSAGES.handleMet}
      isOver={met.data?.length === 0}
      onSubmit={() => met.data !== undefined && form.check() && handling.mutate()}
      onClose={onClose}
    >
      <WhenLoaded
        query={met}
        fallback={CALENDAR_BLOCKS_MESSAGES.met}
        label="Loading the appointments"
        placeholder={<Skeleton shape="row" count={5} />}
      >
        {(appointments) =>
          appointments.length === 0 ? (
            <Text isReading>Nothing is left to be done.</Text>
          ) : (
            <Stack gap="l">
              {handled !== null && handled.result.left.length > 0 && (
                <Banner tone="wait" isAnnounced>
                  {leftWords(handled.result.left, handled.met).map((words) => (
                    <Text key={words}>{words}</Text>
                  ))}
                </Banner>
              )}
              <RadioGroup
                label="What becomes of them?"
                name="choice"
                options={[
                  {
                    id: 'move',
                    label: 'Move each to the next opening',
                    description: 'With the same clinician, at the same place.',
                  },
                  ...(mayHandOver
                    ? [
                        {
                          id: 'hand_over' as const,
                          label: 'Hand them to a colleague',
                          description: 'Times stay as they are.',
                        },
                      ]
                    : []),
                  {
                    id: 'cancel',
                    label: 'Cancel them',
                    description: 'Clients are told where the practice tells of changes.',
                  },
                ]}
                value={choice}
                errorMessage={form.errorAt('choice')}
                onChange={(next) => form.change({ choice: next })}
              />
              {choice === 'hand_over' && (
                <Select
                  label="Colleague"
                  name="clinicianId"
                  items={colleagues.map(({ id, name }) => ({ id, label: name }))}
                  selectedKey={clinicianId}
                  errorMessage={form.errorAt('clinicianId')}
                  onSelectionChange={(id) => form.change({ clinicianId: id })}
                />
              )}
              <Table<Appointment>
                label="Appointments in this time"
                rows={appointments}
                rowKey={({ id }) => id}
                rowName={clientNames}
                columns={COLUMNS}
                selectionMode="multiple"
                selectedKeys={new Set(chosen.map(({ id }) => id))}
                onSelectionChange={(keys) => form.change({ chosen: [...keys] })}
              />
            </Stack>
          )
        }
      </WhenLoaded>
    </FormDialog>
  )
}
