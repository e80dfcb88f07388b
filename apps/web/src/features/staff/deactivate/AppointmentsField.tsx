import { Text } from '@oaklet/design-system'
import { openWords } from './deactivate-form'
import { type QuestionProps, WhatBecomesField } from './WhatBecomesField'

/** What becomes of the appointments that are still to come, if there are any. */
export function AppointmentsField({ open, values, errorAt, onChange }: QuestionProps) {
  if (open.total === 0) return <Text>No appointment is still to come with them.</Text>
  return (
    <WhatBecomesField
      label="What becomes of their appointments?"
      name="choice"
      description={openWords(open)}
      permission="appointments:write"
      leave={{
        id: 'leave',
        label: 'Leave them as they are',
        description: 'They stay in the calendar with this person, for somebody to look after.',
      }}
      others={[
        {
          id: 'hand_over',
          label: 'Hand them over to a colleague',
          description: 'Times stay as they are.',
        },
        {
          id: 'cancel',
          label: 'Cancel them',
          description: 'Requests are declined. This can’t be taken back.',
        },
      ]}
      value={values.choice}
      errorMessage={errorAt('choice')}
      onChange={(choice) => onChange({ choice })}
    />
  )
}
