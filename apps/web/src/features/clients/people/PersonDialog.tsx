import { CLIENT_PEOPLE_MESSAGES } from '@oaklet/api'
import { ClientPerson, type ClientPersonInput, LEGAL_CUSTODIES, PERSON_ROLES } from '@oaklet/api/contract'
import {
  Checkbox,
  CheckboxGroup,
  DatePicker,
  FieldGroup,
  Select,
  Stack,
  TextField,
} from '@oaklet/design-system'
import { RecordDialog } from '../../../records/practice/RecordDialog'
import type { FormState } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { ContactFields } from '../form/ContactFields'
import {
  personBodyOf,
  personErrors,
  personRefusals,
  type PersonValues,
  personValuesOf,
  personVersions,
} from './person-form'
import { CUSTODY_WORDS, PERSON_ROLE_WORDS } from './person-words'

/** What the dialog is given. */
export interface PersonDialogProps {
  title: string
  clientId: string
  /** The person who is changed; null adds one. */
  person: ClientPerson | null
  onClose: () => void
}

const ROLES = PERSON_ROLES.map((id) => ({
  id,
  label: PERSON_ROLE_WORDS[id],
  ...(id === 'collateral' && { description: 'Helps with the treatment, like a teacher or a physician.' }),
}))
const CUSTODIES = LEGAL_CUSTODIES.map((id) => ({ id, label: CUSTODY_WORDS[id] }))

/** The form that adds and changes a person in a client's life. */
export function PersonDialog({ clientId, person, ...props }: PersonDialogProps) {
  const [api, practiceId] = [useApi().clientPeople, usePracticeId()]
  const save = (body: ClientPersonInput, on: ClientPerson | null, idempotencyKey: string) =>
    on === null
      ? api.create({ practiceId, clientId }, body, { idempotencyKey })
      : api.update({ practiceId, clientId, personId: on.id }, { ...body, version: on.version })
  return (
    <RecordDialog
      {...props}
      what="person"
      record={person}
      schema={ClientPerson}
      valuesOf={personValuesOf}
      errorsOf={personErrors}
      refusalsOf={personRefusals}
      bodyOf={personBodyOf}
      versionsOf={personVersions}
      save={save}
      savedWords={({ name }) => `${name} saved`}
      fallback={CLIENT_PEOPLE_MESSAGES.update}
    >
      {(form) => <Fields form={form} />}
    </RecordDialog>
  )
}

function Fields({ form }: { form: FormState<PersonValues> }) {
  const { values, errors, change, field } = form
  return (
    <Stack gap="2xl">
      <FieldGroup legend="Person" columns={2}>
        <TextField label="Name" autoFocus maxLength={120} autoComplete="off" {...field('name')} />
        <TextField
          label="Relationship to the client"
          isOptional
          maxLength={60}
          autoComplete="off"
          {...field('relationship')}
        />
      </FieldGroup>
      <CheckboxGroup label="What are they to the client?" options={ROLES} {...field('roles')} />
      {values.roles.includes('guardian') && <GuardianFields form={form} />}
      <ContactFields
        contacts={values.contacts}
        errors={errors}
        onChange={(contacts) => change({ contacts })}
      />
    </Stack>
  )
}

function GuardianFields({ form: { values, change, field } }: { form: FormState<PersonValues> }) {
  return (
    <FieldGroup legend="As a guardian" columns={2}>
      <Select
        label="Legal custody"
        name="custody.legal"
        items={CUSTODIES}
        selectedKey={values['custody.legal']}
        onSelectionChange={(legal) => change({ 'custody.legal': legal })}
      />
      <DatePicker label="Last day" isOptional {...field('custody.until')} />
      <Checkbox
        isSelected={values['custody.mayConsent']}
        onChange={(mayConsent) => change({ 'custody.mayConsent': mayConsent })}
      >
        May consent to treatment
      </Checkbox>
      <Checkbox
        isSelected={values['custody.mayHaveInformation']}
        onChange={(mayHaveInformation) => change({ 'custody.mayHaveInformation': mayHaveInformation })}
      >
        May have information about it
      </Checkbox>
    </FieldGroup>
  )
}
