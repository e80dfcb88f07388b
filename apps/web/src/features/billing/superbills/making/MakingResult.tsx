import { superbillHolders, SUPERBILLS_MESSAGES } from '@oaklet/api'
import type { SuperbillCandidate } from '@oaklet/api/contract'
import { Banner, Button, Card, ItemList, Link, LinkButton, Stack } from '@oaklet/design-system'
import { failureWords } from '../../../../shared/failure-words'
import { paths } from '../../../../shared/paths'
import { superbillName } from '../superbill-words'
import { candidateKey, candidateName, failedWords, madeWords } from './candidate-words'
import type { MakingFailure } from './make-in-turn'
import { result } from './MakingResult.css'
import type { Making } from './use-making'

/** Where focus goes once the run is over. */
export const RESULT_ID = 'superbills-made'

interface MakingResultProps {
  making: Making
  onTryAgain: (candidates: readonly SuperbillCandidate[]) => void
}

/** What a run has made, and what not and why. */
export function MakingResult({ making, onTryAgain }: MakingResultProps) {
  const { made, failures } = making
  return (
    <section id={RESULT_ID} tabIndex={-1} aria-label="What was made" className={result}>
      <Stack gap="l">
        <Banner
          tone={made.length === 0 ? 'bad' : 'good'}
          title={madeWords(made.length)}
          actions={
            made.length > 0 && (
              <LinkButton href={paths.superbills({ status: 'draft' })}>See the drafts</LinkButton>
            )
          }
        >
          {restWords(making)}
        </Banner>
        {failures.length > 0 && (
          <Card
            title={failedWords(failures.length)}
            actions={
              <Button onPress={() => onTryAgain(failures.map(({ candidate }) => candidate))}>
                Try again
              </Button>
            }
          >
            <ItemList items={failures.map(failureItem)} />
          </Card>
        )}
      </Stack>
    </section>
  )
}

/** What is to be done next, or was not begun. */
function restWords({ total, made, failures }: Making): string {
  const rest = total - made.length - failures.length
  if (rest > 0) return `${rest} of ${total} ${rest === 1 ? 'was' : 'were'} not begun and can be made below.`
  return made.length === 0
    ? 'The reasons are below.'
    : 'Look at each draft, and issue it to give it its number.'
}

const failureItem = ({ candidate, error }: MakingFailure) => ({
  id: candidateKey(candidate),
  title: candidateName(candidate),
  detail: (
    <>
      {failureWords(error, SUPERBILLS_MESSAGES.create)}
      {superbillHolders(error)?.map((holder) => (
        <span key={holder.id}>
          {' '}
          <Link tone="inline" href={paths.superbill(holder.id)}>
            {superbillName(holder)}
          </Link>
        </span>
      ))}
    </>
  ),
})
