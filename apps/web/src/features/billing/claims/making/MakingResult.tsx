import { claimHolders, CLAIMS_MESSAGES } from '@oaklet/api'
import { Link, LinkButton } from '@oaklet/design-system'
import { failureWords } from '../../../../shared/failure-words'
import { paths } from '../../../../shared/paths'
import type { RunFailure } from '../../runs/run-in-turn'
import { notBegunWords } from '../../runs/run-words'
import { RunResult } from '../../runs/RunResult'
import type { Run } from '../../runs/use-run'
import { claimName } from '../claim-words'
import { candidateKey, candidateName, type MakeableCandidate, MAKING_WORDS } from './candidate-words'

interface MakingResultProps {
  making: Run<MakeableCandidate>
  onTryAgain: (candidates: readonly MakeableCandidate[]) => void
}

/** What a run has made, and what not and why. */
export function MakingResult({ making, onTryAgain }: MakingResultProps) {
  const madeWithErrors = making.done.filter(({ findings }) => findings.some(({ level }) => level === 'error'))
  const areAllStopped = madeWithErrors.length === making.done.length
  return (
    <RunResult
      run={making}
      words={MAKING_WORDS}
      label="What was made"
      link={
        <LinkButton href={paths.claims({ state: areAllStopped ? 'draft' : 'ready' })}>
          {areAllStopped ? 'See what to fix' : 'Send the ready ones'}
        </LinkButton>
      }
      failureItem={failureItem}
      onTryAgain={onTryAgain}
    >
      {restWords(making)}
    </RunResult>
  )
}

/** What is to be done next, or was not begun. */
function restWords(making: Run<MakeableCandidate>): string {
  const notBegun = notBegunWords(making)
  if (notBegun !== '') return `${notBegun} and can be made below.`
  return making.done.length === 0
    ? 'The reasons are below.'
    : 'Those with nothing in the way are ready; the others need fixing first.'
}

const failureItem = ({ item, error }: RunFailure<MakeableCandidate>) => ({
  id: candidateKey(item),
  title: candidateName(item),
  detail: (
    <>
      {failureWords(error, CLAIMS_MESSAGES.create)}
      {claimHolders(error)?.map((holder) => (
        <span key={holder.id}>
          {' '}
          <Link tone="inline" href={paths.claim(holder.id)}>
            {claimName(holder)}
          </Link>
        </span>
      ))}
    </>
  ),
})
