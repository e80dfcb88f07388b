import type { Appointment } from '@oaklet/api/contract'
import { Button, Checkbox, FieldGroup, Inline, Stack, Text } from '@oaklet/design-system'
import { dateInZone, formatShortDate, formatTime } from '../../../shared/format-date'
import { formatMoney } from '../../../shared/format-money'
import { APPOINTMENT_WORDS } from '../../../records/appointments/appointment-words'

interface AppointmentChoiceProps {
  appointments: readonly Appointment[]
  chosenIds: ReadonlySet<string>
  currency: string
  onChoose: (appointments: readonly Appointment[], isChosen: boolean) => void
}

/** The client's sessions that no invoice bills yet, each with a checkbox. */
export function AppointmentChoice({ appointments, chosenIds, currency, onChoose }: AppointmentChoiceProps) {
  const areAllChosen = appointments.every(({ id }) => chosenIds.has(id))
  if (appointments.length === 0) {
    return <Text tone="quiet">Nothing waits to be invoiced for this client. Add a line below instead.</Text>
  }
  return (
    <FieldGroup legend="Sessions not invoiced yet">
      <Stack gap="s">
        {appointments.map((appointment) => (
          <Checkbox
            key={appointment.id}
            isSelected={chosenIds.has(appointment.id)}
            onChange={(isChosen) => onChoose([appointment], isChosen)}
          >
            {nameOf(appointment)} · {formatMoney(feeOf(appointment), currency)}
          </Checkbox>
        ))}
        {appointments.length > 1 && (
          <Inline>
            <Button tone="quiet" size="small" onPress={() => onChoose(appointments, !areAllChosen)}>
              {areAllChosen ? 'Choose none' : 'Choose all'}
            </Button>
          </Inline>
        )}
      </Stack>
    </FieldGroup>
  )
}

const feeOf = (appointment: Appointment): number =>
  appointment.lines.reduce((sum, { units, feeCents }) => sum + units * feeCents, 0)

function nameOf({ startsAt, timeZone, lines, status }: Appointment): string {
  const when = `${formatShortDate(dateInZone(startsAt, timeZone))}, ${formatTime(startsAt, timeZone)}`
  const what = lines.map(({ label, serviceCode }) => `${label} (${serviceCode})`).join(' + ')
  const unusual = status === 'completed' ? [] : [APPOINTMENT_WORDS[status].word]
  return [when, what, ...unusual].join(' · ')
}
