import { Card, FieldGroup, RadioGroup, Text, TextField } from '@oaklet/design-system'
import type { FormState } from '../../shared/forms/use-form'
import {
  OWN_CLIENTS_MEANING,
  PERMISSION_GROUPS,
  scopesOf,
  scopeWords,
} from '../../records/roles/permission-words'
import type { RoleValues } from './role-form'

interface RoleFieldsProps {
  field: FormState<RoleValues>['field']
}

/** What a role is called, and one question for each permission, under a heading for what they are about. */
export const RoleFields = ({ field }: RoleFieldsProps) => (
  <>
    <Card>
      <FieldGroup legend="Name and description" isLegendHidden columns={2}>
        <TextField label="Name" {...field('name')} />
        <TextField label="Description" isOptional {...field('description')} />
      </FieldGroup>
    </Card>
    <Text tone="quiet" isReading>
      {OWN_CLIENTS_MEANING}
    </Text>
    {PERMISSION_GROUPS.map(({ title, permissions }) => (
      <Card key={title} title={title}>
        <FieldGroup legend={title} isLegendHidden columns={2}>
          {permissions.map(({ permission, words }) => (
            <RadioGroup
              key={permission}
              label={words}
              orientation="horizontal"
              options={scopesOf(permission).map((scope) => ({
                id: scope,
                label: scopeWords(permission, scope),
              }))}
              {...field(permission)}
            />
          ))}
        </FieldGroup>
      </Card>
    ))}
  </>
)
