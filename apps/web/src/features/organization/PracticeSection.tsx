import { AUTH_MESSAGES, hasErrorCode, ORGANIZATION_MESSAGES } from '@oaklet/api'
import { Banner, Card, Container, DescriptionList, LoadingRegion, Skeleton } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../shared/LoadFailure'
import { practiceQuery } from '../../shared/practice-queries'
import { useApi } from '../../shared/use-api'
import { usePracticeId } from '../../shared/use-session'
import { zoneWords } from '../../shared/zone-words'
import { currencyWords } from './currency-words'
import { useOrganizationId } from './use-organization-id'

/** What is known of the practice that the person works in. */
export function PracticeSection() {
  return (
    <Container size="form" align="start">
      <Card title="Practice information">
        <PracticeFacts />
      </Card>
    </Container>
  )
}

function PracticeFacts() {
  const practice = useQuery(practiceQuery(useApi(), useOrganizationId() ?? '', usePracticeId()))
  if (practice.data) {
    const { name, timeZone, currency } = practice.data
    return (
      <DescriptionList
        items={[
          { term: 'Name', description: name },
          { term: 'Time zone', description: zoneWords(timeZone) },
          { term: 'Currency', description: currencyWords(currency) },
        ]}
      />
    )
  }
  if (hasErrorCode(practice.error, 'not_found')) {
    return (
      <Banner tone="info" isAnnounced>
        {AUTH_MESSAGES.missingPractice}
      </Banner>
    )
  }
  if (practice.isError) {
    return (
      <LoadFailure
        error={practice.error}
        fallback={ORGANIZATION_MESSAGES.practice}
        onRetry={() => void practice.refetch()}
      />
    )
  }
  return (
    <LoadingRegion label="Loading the practice" isLoading>
      <Skeleton shape="row" count={3} />
    </LoadingRegion>
  )
}
