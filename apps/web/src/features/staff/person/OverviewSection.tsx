import type { StaffMember } from '@oaklet/api/contract'
import {
  Card,
  Columns,
  DescriptionList,
  Heading,
  LoadingRegion,
  Skeleton,
  Stack,
  Text,
} from '@oaklet/design-system'
import { claimFacts, hoursFacts, workFacts } from './person-facts'
import { useWorkPlaces } from './use-work-places'

/** What is known of a person, to read. */
export function OverviewSection({ member }: { member: StaffMember }) {
  return (
    <Columns template="main-aside" gap="xl">
      <Stack gap="xl">
        <Card title="Work">
          <DescriptionList items={workFacts(member)} />
        </Card>
        <Card title="License and claims">
          <DescriptionList items={claimFacts(member)} />
        </Card>
      </Stack>
      <WorkingHoursCard member={member} />
    </Columns>
  )
}

function WorkingHoursCard({ member }: { member: StaffMember }) {
  const { places, isPending } = useWorkPlaces(member)
  const nameOf = (id: string) => places.find((place) => place.id === id)?.name ?? 'Another location'
  const weeks = member.workingHours.filter((at) => hoursFacts(at).length > 0)
  return (
    <Card title="Working hours">
      {isPending && weeks.length > 0 ? (
        <LoadingRegion label="Loading working hours" isLoading>
          <Skeleton shape="row" count={5} />
        </LoadingRegion>
      ) : weeks.length === 0 ? (
        <Text tone="quiet">No working hours are kept.</Text>
      ) : (
        <Stack gap="xl">
          {weeks.map((at) => (
            <Stack key={at.locationId} gap="s">
              <Heading level={3} look="small">
                {nameOf(at.locationId)}
              </Heading>
              <DescriptionList layout="side" items={hoursFacts(at)} />
            </Stack>
          ))}
        </Stack>
      )}
    </Card>
  )
}
