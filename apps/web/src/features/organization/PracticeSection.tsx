import { AUTH_MESSAGES, hasErrorCode, ORGANIZATION_MESSAGES } from '@oaklet/api'
import type { Practice } from '@oaklet/api/contract'
import { Banner, Card, Container, DescriptionList, Skeleton, Stack } from '@oaklet/design-system'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { practiceQuery } from '../../records/practice/practice-queries'
import { useApi } from '../../shared/use-api'
import { usePermissions, usePracticeId } from '../../shared/use-session'
import { WhenLoaded } from '../../shared/WhenLoaded'
import { WithOrganizationId } from '../../records/organization/WithOrganizationId'
import { zoneWords } from '../../shared/zone-words'
import { currencyWords } from './currency-words'
import { RemindersCard } from './reminders/RemindersCard'

/** What is known of the practice that the person works in, and how it reminds its clients. */
export function PracticeSection() {
  return (
    <Container size="form" align="start">
      <WithOrganizationId>{(orgId) => <PracticeCards orgId={orgId} />}</WithOrganizationId>
    </Container>
  )
}

function PracticeCards({ orgId }: { orgId: string }) {
  const may = usePermissions()
  const practice = useQuery(practiceQuery(useApi(), orgId, usePracticeId()))
  return (
    <Stack gap="xl">
      <Card title="Practice information">
        <PracticeFacts practice={practice} />
      </Card>
      {/* It comes when what stands above it is as high as it stays. */}
      {!practice.isPending && may('settings:edit') && <RemindersCard />}
    </Stack>
  )
}

function PracticeFacts({ practice }: { practice: UseQueryResult<Practice> }) {
  if (!practice.data && hasErrorCode(practice.error, 'not_found')) {
    return (
      <Banner tone="info" isAnnounced>
        {AUTH_MESSAGES.missingPractice}
      </Banner>
    )
  }
  return (
    <WhenLoaded
      query={practice}
      fallback={ORGANIZATION_MESSAGES.practice}
      label="Loading the practice"
      placeholder={<Skeleton shape="row" count={3} />}
    >
      {({ name, timeZone, currency }) => (
        <DescriptionList
          items={[
            { term: 'Name', description: name },
            { term: 'Time zone', description: zoneWords(timeZone) },
            { term: 'Currency', description: currencyWords(currency) },
          ]}
        />
      )}
    </WhenLoaded>
  )
}
