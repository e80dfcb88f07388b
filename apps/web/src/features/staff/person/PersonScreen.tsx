import { hasErrorCode, STAFF_MESSAGES } from '@oaklet/api'
import type { StaffMember } from '@oaklet/api/contract'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../shared/paths'
import { RecordScreen } from '../../../shared/RecordScreen'
import { useApi } from '../../../shared/use-api'
import { usePage } from '../../../shared/use-page'
import { staffQueries } from '../staff-queries'
import { useStaffOrganization } from '../use-staff-organization'
import { PersonPage } from './PersonPage'
import { PersonSkeleton } from './PersonSkeleton'

const LIST = { label: 'All staff', href: paths.staff() }
const GONE = {
  title: 'You can’t see this person',
  reason: 'The address may be an old one, or it takes a role that looks after the staff.',
}

/** One person’s page, whatever becomes of loading it. */
export function PersonScreen({ staffId }: { staffId: string }) {
  const { orgId } = useStaffOrganization()
  const query = useQuery(staffQueries(useApi(), orgId).one(staffId))
  return (
    <RecordScreen
      kind="Person"
      list={LIST}
      record={query.data ?? (isGone(query.error) ? null : undefined)}
      error={query.error}
      onRetry={() => void query.refetch()}
      fallback={STAFF_MESSAGES.get}
      placeholder={<PersonSkeleton />}
      gone={GONE}
    >
      {(member) => <Found member={member} />}
    </RecordScreen>
  )
}

/** No person has that id, the reader may not know the person, or the address is wrong. */
const isGone = (error: unknown): boolean =>
  (['not_found', 'forbidden', 'validation_failed'] as const).some((code) => hasErrorCode(error, code))

function Found({ member }: { member: StaffMember }) {
  usePage(member.name)
  return <PersonPage member={member} />
}
