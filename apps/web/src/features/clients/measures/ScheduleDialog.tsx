import { PACKETS_MESSAGES } from '@oaklet/api'
import {
  type Client,
  MEASURE_KINDS,
  MEASURE_NAMES,
  MEASURE_RHYTHMS,
  type MeasureKind,
  type MeasureRhythm,
  type MeasureSchedule,
} from '@oaklet/api/contract'
import { Select, showToast, Stack, Text } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { RHYTHM_WORDS } from './schedule-words'

/** What the dialog is given. */
export interface ScheduleDialogProps {
  client: Client
  schedules: readonly MeasureSchedule[]
  onClose: () => void
}

type Choice = MeasureRhythm | 'never'
type Values = Record<MeasureKind, Choice>

const CHOICES = [
  { id: 'never' as const, label: 'Not by itself' },
  ...MEASURE_RHYTHMS.map((id) => ({ id, label: RHYTHM_WORDS[id] })),
]

const valuesOf = (schedules: readonly MeasureSchedule[]): Values => {
  const at = (kind: MeasureKind): Choice => schedules.find((one) => one.kind === kind)?.rhythm ?? 'never'
  return { phq9: at('phq9'), gad7: at('gad7'), pcl5: at('pcl5') }
}

/** How often each questionnaire is asked for. Each that was changed is saved by itself. */
export function ScheduleDialog({ client, schedules, onClose }: ScheduleDialogProps) {
  const { practiceId, id: clientId } = client
  const api = useApi().packets
  // What somebody else changes meanwhile is not chosen here, and stays.
  const [before] = useState(() => valuesOf(schedules))
  const form = useForm<Values>({ initial: before, errorsOf: () => [] })
  const saving = useMutation({
    mutationFn: async (values: Values) => {
      for (const measure of MEASURE_KINDS.filter((kind) => values[kind] !== before[kind])) {
        const [path, rhythm] = [{ practiceId, clientId, measure }, values[measure]]
        if (rhythm === 'never') await api.removeSchedule(path)
        else await api.setSchedule(path, { rhythm })
      }
    },
    onSettled: useRefreshPractice(),
  })
  return (
    <FormDialog
      title="Asked for before appointments"
      form={form}
      submitLabel="Save"
      pendingLabel="Saving…"
      isPending={saving.isPending}
      error={saving.error}
      fallback={PACKETS_MESSAGES.setSchedule}
      onSubmit={() =>
        saving.mutate(form.values, {
          onSuccess: () => {
            showToast({ title: 'Saved what is asked for', tone: 'good' })
            onClose()
          },
        })
      }
      onClose={onClose}
    >
      <Stack gap="l">
        <Text>
          {`${client.displayName} gets a link two days before an appointment, once it is time for a questionnaire. What they still have not answered is asked for again before the next one.`}
        </Text>
        {MEASURE_KINDS.map((kind) => (
          <Select
            key={kind}
            label={MEASURE_NAMES[kind]}
            name={kind}
            items={CHOICES}
            selectedKey={form.values[kind]}
            onSelectionChange={(rhythm) => form.change({ [kind]: rhythm })}
          />
        ))}
      </Stack>
    </FormDialog>
  )
}
