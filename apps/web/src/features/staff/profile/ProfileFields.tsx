import { Card, Checkbox, DatePicker, FieldGroup, Stack, Switch, TextField } from '@oaklet/design-system'
import { PersonField } from '../PersonField'
import type { FormState } from '../../../shared/forms/use-form'
import { LanguagesField } from './LanguagesField'
import type { ProfileValues } from './profile-form'

interface ProfileFieldsProps {
  staffId: string
  form: FormState<ProfileValues>
}

type TextName = {
  [Name in keyof ProfileValues]: ProfileValues[Name] extends string ? Name : never
}[keyof ProfileValues]

/** Everything that is kept of a person’s work but their hours. */
export function ProfileFields({ staffId, form }: ProfileFieldsProps) {
  const { values, change, errorAt } = form
  const text = (name: TextName) => ({
    name,
    value: values[name],
    errorMessage: errorAt(name),
    autoComplete: 'off',
    onChange: (typed: string) => change({ [name]: typed }),
  })
  return (
    <>
      <Card title="Person">
        <Stack gap="xl">
          <TextField label="Name" {...text('name')} />
          <TextField
            label="Credentials"
            description="As they stand after the name, like LCSW."
            isOptional
            {...text('credentials')}
          />
          <Switch
            isSelected={values.isClinician}
            errorMessage={errorAt('isClinician')}
            onChange={(isClinician) => change({ isClinician })}
          >
            Can hold appointments
          </Switch>
          <LanguagesField
            languages={values.languages}
            errorMessage={errorAt('languages')}
            onChange={(languages) => change({ languages })}
          />
        </Stack>
      </Card>
      <Card title="License and numbers">
        <Stack gap="xl">
          <FieldGroup legend="License" columns={2} isLegendHidden>
            <TextField
              label="License number"
              description="As it is printed."
              isOptional
              {...text('licenseNumber')}
            />
            <TextField
              label="State"
              description="Two letters, like NY."
              isOptional
              {...text('licenseState')}
            />
            <DatePicker
              label="License expires on"
              name="licenseExpiresOn"
              isOptional
              value={values.licenseExpiresOn}
              errorMessage={errorAt('licenseExpiresOn')}
              onChange={(licenseExpiresOn) => change({ licenseExpiresOn })}
            />
          </FieldGroup>
          <FieldGroup legend="Numbers" columns={2} isLegendHidden>
            <TextField
              label="NPI"
              description="Ten digits."
              isNumeric
              inputMode="numeric"
              isOptional
              {...text('npi')}
            />
            <TextField
              label="Taxonomy code"
              description="Like 101YM0800X."
              isOptional
              {...text('taxonomyCode')}
            />
          </FieldGroup>
        </Stack>
      </Card>
      <Card title="On claims">
        <Stack gap="xl">
          <FieldGroup legend="Name on claims" columns={2} isLegendHidden>
            <TextField label="First name" isOptional {...text('firstName')} />
            <TextField label="Middle name" isOptional {...text('middleName')} />
            <TextField label="Last name" isOptional {...text('lastName')} />
          </FieldGroup>
          <PersonField
            label="Supervisor"
            name="supervisor"
            isOptional={!values.isUnderSupervisor}
            person={values.supervisor}
            fits={({ id }) => id !== staffId}
            errorMessage={errorAt('supervisor')}
            onChange={(supervisor) => change({ supervisor })}
          />
          <Checkbox
            isSelected={values.isUnderSupervisor}
            onChange={(isUnderSupervisor) => change({ isUnderSupervisor })}
          >
            Claims go under the supervisor’s NPI
          </Checkbox>
        </Stack>
      </Card>
    </>
  )
}
