import { STAFF_MESSAGES } from '@oaklet/api'
import type { SetAssignmentsBody, StaffMember } from '@oaklet/api/contract'
import { Card, Container, Stack } from '@oaklet/design-system'
import { useApi } from '../../../shared/use-api'
import { RecordForm } from '../../../shared/forms/RecordForm'
import { personWrites } from '../staff-queries'
import { useForm } from '../../../shared/forms/use-form'
import { useSavePerson } from '../use-save-person'
import { useStaffOrganization } from '../use-staff-organization'
import { assignmentErrors, assignmentRefusals, type AssignmentValues } from './assignment-form'
import { AssignmentFields } from './AssignmentFields'
import { assignmentVersions } from './assignment-versions'
import { type AssignmentChoices, WithChoices } from './WithChoices'

/** What a person may do and where they work, to change. */
export function AssignmentsSection({ member }: { member: StaffMember }) {
  return (
    <Container size="form" align="start">
      <WithChoices theirPractices={member.practices}>
        {(choices) => <AssignmentsForm member={member} choices={choices} />}
      </WithChoices>
    </Container>
  )
}

const idsOf = (named: readonly { id: string }[]) => named.map(({ id }) => id)
const valuesOf = ({ roles, practices }: StaffMember): AssignmentValues => ({
  roleIds: idsOf(roles),
  practiceIds: idsOf(practices),
})
const bodyOf = (
  { roleIds, practiceIds }: AssignmentValues,
  { version }: StaffMember,
): SetAssignmentsBody => ({
  ...{ roleIds: [...roleIds], practiceIds: [...practiceIds], version },
})

function AssignmentsForm({ member, choices }: { member: StaffMember; choices: AssignmentChoices }) {
  const { orgId } = useStaffOrganization()
  const saving = useSavePerson(member, personWrites(useApi(), orgId, member.id).setAssignments())
  const form = useForm({
    initial: valuesOf(member),
    errorsOf: assignmentErrors,
    refusalsOf: assignmentRefusals,
  })
  return (
    <RecordForm
      what="person"
      label="Roles and practices"
      submitLabel="Save roles and practices"
      savedWords="Roles and practices saved"
      fallback={STAFF_MESSAGES.setAssignments}
      form={form}
      saving={saving}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      versionsOf={(values, theirs) => assignmentVersions(values, theirs, choices)}
    >
      <Card title="Roles and practices">
        <Stack gap="xl">
          <AssignmentFields
            choices={choices}
            values={form.values}
            errorAt={form.errorAt}
            onChange={form.change}
          />
        </Stack>
      </Card>
    </RecordForm>
  )
}
