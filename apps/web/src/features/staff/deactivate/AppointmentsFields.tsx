import { accessScope } from '@oaklet/api'
import type { AppointmentsChoice, OpenAppointments, StaffMember } from '@oaklet/api/contract'
import { Banner, Checkbox, RadioGroup, Text } from '@oaklet/design-system'
import { useUser } from '../../../shared/use-session'
import { PersonField } from '../PersonField'
import { type DeactivateValues, openWords } from './deactivate-form'
import { overlapWords } from './overlap-words'

interface AppointmentsFieldsProps {
  member: StaffMember
  open: OpenAppointments
  /** Whether what is known of overlaps is about the colleague chosen before. */
  isAsking: boolean
  values: DeactivateValues
  errorAt: (name: string) => string | undefined
  onChange: (changes: Partial<DeactivateValues>) => void
}

const LEAVE = {
  id: 'leave',
  label: 'Leave them as they are',
  description: 'They stay in the calendar with this person, for somebody to look after.',
} as const
const CHOICES: readonly { id: AppointmentsChoice['choice']; label: string; description: string }[] = [
  {
    id: 'hand_over',
    label: 'Hand them over to a colleague',
    description: 'Times stay as they are.',
  },
  { id: 'cancel', label: 'Cancel them', description: 'Requests are declined. This can’t be taken back.' },
  LEAVE,
]

/** What becomes of the appointments that are still to come, if there are any. */
export function AppointmentsFields(props: AppointmentsFieldsProps) {
  const { member, open, isAsking, values, errorAt, onChange } = props
  const { permissions } = useUser()
  const maySettle = accessScope(permissions, 'appointments:write') === 'all'
  const { clinician } = values
  if (open.total === 0) return <Text>No appointment is still to come with them.</Text>
  const isHandedOver = values.choice === 'hand_over'
  return (
    <>
      <RadioGroup
        label="What becomes of their appointments?"
        name="choice"
        description={openWords(open)}
        options={maySettle ? CHOICES : [LEAVE]}
        value={values.choice}
        errorMessage={errorAt('choice')}
        onChange={(choice) => onChange({ choice })}
      />
      {isHandedOver && (
        <PersonField
          label="Who takes them over?"
          name="clinician"
          person={clinician}
          fits={({ id, isClinician }) => isClinician && id !== member.id}
          errorMessage={errorAt('clinician')}
          onChange={(chosen) => onChange({ clinician: chosen, allowOverlap: false })}
        />
      )}
      {isHandedOver && clinician !== null && !isAsking && open.overlapping > 0 && (
        <>
          <Banner tone="wait" isAnnounced>
            {overlapWords(open, clinician.name)}
          </Banner>
          <Checkbox
            name="allowOverlap"
            isSelected={values.allowOverlap}
            errorMessage={errorAt('allowOverlap')}
            onChange={(allowOverlap) => onChange({ allowOverlap })}
          >
            Hand them over all the same
          </Checkbox>
        </>
      )}
    </>
  )
}
