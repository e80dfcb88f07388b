import { STAFF_MESSAGES } from '@oaklet/api'
import type { StaffMember } from '@oaklet/api/contract'
import { Container } from '@oaklet/design-system'
import { useApi } from '../../../shared/use-api'
import { RecordForm } from '../../../shared/forms/RecordForm'
import { personWrites } from '../staff-queries'
import { useForm } from '../../../shared/forms/use-form'
import { useSavePerson } from '../use-save-person'
import { useStaffOrganization } from '../use-staff-organization'
import { profileBodyOf, profileErrors, profileRefusals, profileValuesOf } from './profile-form'
import { profileVersions } from './profile-versions'
import { ProfileFields } from './ProfileFields'

/** What is kept of a person’s work, to change. */
export function ProfileSection({ member }: { member: StaffMember }) {
  const { orgId } = useStaffOrganization()
  const saving = useSavePerson(member, personWrites(useApi(), orgId, member.id).update())
  const form = useForm({
    initial: profileValuesOf(member),
    errorsOf: (values) => profileErrors(values, saving.base),
    refusalsOf: profileRefusals,
  })
  return (
    <Container size="form" align="start">
      <RecordForm
        what="person"
        fallback={STAFF_MESSAGES.update}
        label="Profile"
        submitLabel="Save profile"
        savedWords="Profile saved"
        form={form}
        saving={saving}
        valuesOf={profileValuesOf}
        bodyOf={profileBodyOf}
        versionsOf={profileVersions}
      >
        <ProfileFields staffId={member.id} form={form} />
      </RecordForm>
    </Container>
  )
}
