import { RECEIVED_FILES_MESSAGES } from '@oaklet/api'
import type { Claim, ClaimAnswer } from '@oaklet/api/contract'
import { Button, Card, focusField, ItemList, Link, Skeleton, Stack, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { formatMediumDate } from '../../../../shared/format-date'
import { paths } from '../../../../shared/paths'
import { useApi } from '../../../../shared/use-api'
import { usePermissions } from '../../../../shared/use-session'
import { WhenLoaded } from '../../../../shared/WhenLoaded'
import { billingQueries } from '../../billing-queries'
import { FileLink } from '../FileLink'
import { findingHref } from '../finding-href'
import { findingField } from '../one/claim-body'
import { answerPlace } from './answer-place'
import { senderWords } from './answer-words'
import { AnswerBadge } from './AnswerBadge'
import { AnswerFindings } from './AnswerFindings'

/** What insurers and clearinghouses said of a claim, with the way to what they found; nothing where nobody said anything. */
export function AnswersCard({ claim }: { claim: Claim }) {
  const answers = useQuery(billingQueries(useApi(), claim.practiceId).claimAnswers(claim.id))
  const isShown =
    answers.data === undefined ? answers.isError || isLikelyAnswered(claim) : answers.data.length > 0
  if (!isShown) return null
  return (
    <Card title="Answers">
      <WhenLoaded
        query={answers}
        fallback={RECEIVED_FILES_MESSAGES.ofClaim}
        label="Loading answers"
        placeholder={<Skeleton shape="row" />}
      >
        {(items) => <ItemList items={items.map((answer) => itemOf(answer, claim))} />}
      </WhenLoaded>
    </Card>
  )
}

/** Whether room is kept for answers while they load; of other claims hardly any has one. */
const isLikelyAnswered = ({ state, receivedOn, submissions }: Claim): boolean =>
  submissions.some(({ batchId }) => batchId !== null) &&
  (receivedOn !== null || state === 'accepted' || state === 'rejected')

const itemOf = (answer: ClaimAnswer, claim: Claim) => ({
  id: answer.id,
  title: senderWords(answer),
  detail: (
    <Stack gap="xs">
      <Text tone="quiet">
        {answerFacts(answer, claim).join(' · ')}
        {' · '}
        <FileLink tone="inline" href={paths.receivedFile(answer.file.id)}>
          {answer.file.name}
        </FileLink>
      </Text>
      <FindingsWithWays answer={answer} claim={claim} />
    </Stack>
  ),
  trailing: <AnswerBadge verdict={answer.verdict} />,
})

/** When it was said, and whether it counts: one about an earlier sending doesn’t, nor one that another outranks. */
function answerFacts({ on, attempt, stands, kind }: ClaimAnswer, { submissions }: Claim): string[] {
  const latest = Math.max(0, ...submissions.map((submission) => submission.attempt))
  const isEarlier = attempt !== null && attempt < latest
  return [
    ...(stands ? ['This answer counts'] : []),
    ...(isEarlier ? [`About attempt ${attempt}`] : []),
    ...(on === null ? [] : [formatMediumDate(on)]),
    kind,
  ]
}

function FindingsWithWays({ answer, claim }: { answer: ClaimAnswer; claim: Claim }) {
  const may = usePermissions()
  const { form, client, clinician, steps } = claim
  return (
    <AnswerFindings
      answer={answer}
      words={({ field, words }) => {
        const sources = { client, clinician, lines: form.lines }
        const href = field === null ? undefined : findingHref(answerPlace(field, form), sources, may)
        return href === undefined ? words : <Link href={href}>{words}</Link>
      }}
      way={({ field, words }) => {
        const place = field === null ? null : answerPlace(field, form)
        const path = place?.where === 'claim' ? findingField(place.field, form) : null
        return (
          path !== null &&
          steps.includes('change') && (
            <Button
              size="small"
              tone="quiet"
              aria-label={`Go to field: ${words}`}
              onPress={() => focusField(document.body, { path })}
            >
              Go to field
            </Button>
          )
        )
      }}
    />
  )
}
