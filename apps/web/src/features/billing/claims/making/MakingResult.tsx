import { claimHolders, CLAIMS_MESSAGES } from '@oaklet/api'
import { type Claim, MAX_CLAIMS_IN_FILE } from '@oaklet/api/contract'
import { Banner, Button, Link, LinkButton, Stack } from '@oaklet/design-system'
import { countOf } from '../../../../shared/count-of'
import { failureWords } from '../../../../shared/failure-words'
import { paths } from '../../../../shared/paths'
import { usePermissions } from '../../../../shared/use-session'
import type { RunFailure } from '../../runs/run-in-turn'
import { notBegunWords } from '../../runs/run-words'
import { RunResult } from '../../runs/RunResult'
import type { Run } from '../../runs/use-run'
import { claimName } from '../claim-words'
import { useMakeFile } from '../files/use-make-file'
import { WarningsQuestion } from '../WarningsQuestion'
import { candidateKey, candidateName, type MakeableCandidate, MAKING_WORDS } from './candidate-words'

interface MakingResultProps {
  making: Run<MakeableCandidate>
  /** The claims that the run has made. */
  made: readonly Claim[]
  onTryAgain: (candidates: readonly MakeableCandidate[]) => void
}

/** What a run has made, and what not and why; those that are ready can be put in a file at once. */
export function MakingResult({ making, made, onTryAgain }: MakingResultProps) {
  const madeWithErrors = making.done.filter(({ findings }) => findings.some(({ level }) => level === 'error'))
  const areAllStopped = madeWithErrors.length === making.done.length
  const file = useMakeFile()
  const maySend = usePermissions()('claims:submit')
  const ready = made.filter(({ state }) => state === 'ready')
  const isForOneFile =
    ready.length > 0 &&
    ready.length <= MAX_CLAIMS_IN_FILE &&
    ready.every(({ delivery }) => delivery === 'file')
  return (
    <Stack gap="l">
      <RunResult
        run={making}
        words={MAKING_WORDS}
        label="What was made"
        link={
          isForOneFile && maySend ? (
            <Button tone="primary" isPending={file.isPending} onPress={() => file.make(ready)}>
              {file.isPending
                ? 'Making the file…'
                : `Make a file of ${countOf(ready.length, 'claim', 'claims')}`}
            </Button>
          ) : (
            <LinkButton href={paths.claims({ state: areAllStopped ? 'draft' : 'ready' })}>
              {areAllStopped ? 'See what to fix' : 'Send the ready ones'}
            </LinkButton>
          )
        }
        failureItem={failureItem}
        onTryAgain={onTryAgain}
      >
        {restWords(making)}
      </RunResult>
      {file.failure !== null && (
        <Banner tone="bad" isAnnounced>
          {file.failure}
        </Banner>
      )}
      <WarningsQuestion {...file.question} />
    </Stack>
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
