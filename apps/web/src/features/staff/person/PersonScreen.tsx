import { hasErrorCode, STAFF_MESSAGES } from '@oaklet/api'
import type { StaffMember } from '@oaklet/api/contract'
import { EmptyState, LinkButton, LoadingRegion, PageHeader, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { AskBeforeLeaving } from '../../../shared/AskBeforeLeaving'
import { LoadFailure } from '../../../shared/LoadFailure'
import { paths } from '../../../shared/paths'
import { useApi } from '../../../shared/use-api'
import { usePage } from '../../../shared/use-page'
import { staffQueries } from '../staff-queries'
import { useStaffOrganization } from '../use-staff-organization'
import { PersonPage } from './PersonPage'
import { PersonSkeleton } from './PersonSkeleton'

/** One person’s page, whatever becomes of loading it. */
export function PersonScreen({ staffId }: { staffId: string }) {
  const { orgId } = useStaffOrganization()
  const query = useQuery(staffQueries(useApi(), orgId).one(staffId))
  if (query.data) return <Found member={query.data} />
  if (isGone(query.error)) return <Gone />
  if (query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />
  return (
    <LoadingRegion label="Loading this person" isLoading>
      <PersonSkeleton />
    </LoadingRegion>
  )
}

/** Nobody of that id, one whom the reader may not know of, or an address that was never right. */
const isGone = (error: unknown): boolean =>
  (['not_found', 'forbidden', 'validation_failed'] as const).some((code) => hasErrorCode(error, code))

function Found({ member }: { member: StaffMember }) {
  usePage(member.name)
  return (
    <AskBeforeLeaving>
      <PersonPage member={member} />
    </AskBeforeLeaving>
  )
}

function Gone() {
  usePage('Staff')
  return (
    <Stack gap="2xl">
      <PageHeader title="Person not found" />
      <EmptyState
        title="You can’t see this person"
        action={<LinkButton href={paths.staff()}>All staff</LinkButton>}
      >
        The address may be an old one, or it takes a role that looks after the staff.
      </EmptyState>
    </Stack>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  usePage('Staff')
  return (
    <Stack gap="2xl">
      <PageHeader
        title="Staff"
        breadcrumbs={[{ label: 'All staff', href: paths.staff() }, { label: 'Person' }]}
      />
      <LoadFailure error={error} fallback={STAFF_MESSAGES.get} onRetry={onRetry} />
    </Stack>
  )
}
