import { PageHeader, Stack } from '@oaklet/design-system'
import { usePage } from '../../shared/use-page'
import { useUser } from '../../shared/use-session'
import { AccessOf } from '../../records/roles/AccessOf'

/** For those who change neither roles nor staff: what they may do themselves, and why. */
export function OwnAccessScreen() {
  usePage('Roles & permissions')
  const { staffId } = useUser()
  return (
    <Stack gap="2xl">
      <PageHeader
        title="Roles & permissions"
        summary="What you may do here follows from the roles you hold. Ask your practice’s owner to change it."
      />
      <AccessOf staffId={staffId ?? ''} title="What you may do" />
    </Stack>
  )
}
