import { SEARCH_MESSAGES } from '@oaklet/api'
import type { SearchAnswer } from '@oaklet/api/contract'
import {
  announce,
  Banner,
  Button,
  Drawer,
  Heading,
  ItemList,
  Link,
  LoadingRegion,
  Skeleton,
  Stack,
  Text,
} from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { failureWords } from '../../shared/failure-words'
import { paths } from '../../shared/paths'
import { useApi } from '../../shared/use-api'
import { usePracticeId } from '../../shared/use-session'
import { type ResultGroup, resultGroups } from './result-groups'
import { searchQueries } from './search-queries'
import { matchLabels, type SearchScreen } from './search-screen'

interface AnswerPanelProps {
  question: string
  screens: readonly SearchScreen[]
  onClose: () => void
}

/** The answer to a question beside the page: in words, and as links to what was found. */
export function AnswerPanel({ question, screens, onClose }: AnswerPanelProps) {
  const answer = useQuery(searchQueries(useApi(), usePracticeId()).answer(question))
  return (
    <Drawer title="Oaklet AI" isOpen onOpenChange={onClose} initialFocus="title">
      <Stack gap="xl">
        <Text tone="quiet">{`You asked: ${question}`}</Text>
        {answer.isPending && (
          <LoadingRegion label="Searching" isLoading>
            <Skeleton shape="row" count={5} />
          </LoadingRegion>
        )}
        {answer.isError && (
          <Banner
            tone="bad"
            isAnnounced
            actions={
              <Button size="small" isPending={answer.isFetching} onPress={() => void answer.refetch()}>
                Try again
              </Button>
            }
          >
            {failureWords(answer.error, SEARCH_MESSAGES.ask)}
          </Banner>
        )}
        {answer.data && <Answer answer={answer.data} question={question} screens={screens} />}
        <Text size="s">
          <Link href={paths.oakletAi({ q: question })}>Link to this answer</Link>
        </Text>
      </Stack>
    </Drawer>
  )
}

interface AnswerProps {
  answer: SearchAnswer
  question: string
  screens: readonly SearchScreen[]
}

function Answer({ answer: { answer, groups }, question, screens }: AnswerProps) {
  const results = resultGroups(groups, matchLabels(screens, question))
  const count = results.reduce((sum, { items }) => sum + items.length, 0)
  const spoken = `${answer} ${count} ${count === 1 ? 'result' : 'results'}.`
  useEffect(() => announce(spoken), [spoken])
  return (
    <>
      <Text isReading>{answer}</Text>
      {results.map((group) => (
        <Stack key={group.id} as="section" gap="s">
          <Heading level={3}>{group.label}</Heading>
          <ItemList items={group.items} />
          {group.hasMore && <MoreLink of={group.id} question={question} />}
        </Stack>
      ))}
    </>
  )
}

/** Where a list of the whole kind can be filtered by the same words, it is linked. */
function MoreLink({ of, question }: { of: ResultGroup['id']; question: string }) {
  if (of === 'client') return <Link href={paths.clients({ q: question })}>More clients</Link>
  if (of === 'invoice') return <Link href={paths.invoices({ q: question })}>More invoices</Link>
  return (
    <Text tone="quiet" size="s">
      There are more: add a word to find them.
    </Text>
  )
}
