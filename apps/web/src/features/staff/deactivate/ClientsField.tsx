import { clientsWords } from './deactivate-form'
import { type QuestionProps, WhatBecomesField } from './WhatBecomesField'

/** What becomes of the clients whose primary clinician a person is, if there are any. */
export function ClientsField({ open: { clients }, values, errorAt, onChange }: QuestionProps) {
  if (clients.total === 0) return null
  return (
    <WhatBecomesField
      label="What becomes of their clients?"
      name="clients"
      description={clientsWords(clients)}
      permission="clients:write"
      leave={{
        id: 'leave',
        label: 'Leave them as they are',
        description: 'They keep this person as their clinician; the list of clients shows who that is.',
      }}
      others={[
        {
          id: 'hand_over',
          label: 'Hand them over to a colleague',
          description: 'The colleague becomes their primary clinician, and sees their records.',
        },
      ]}
      value={values.clients}
      errorMessage={errorAt('clients')}
      onChange={(choice) => onChange({ clients: choice })}
    />
  )
}
