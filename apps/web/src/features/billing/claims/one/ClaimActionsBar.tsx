import { CLAIMS_MESSAGES } from '@oaklet/api'
import type { Claim, ClaimPrint, ClaimStep, NextInsurance } from '@oaklet/api/contract'
import { Banner, Button, Inline, PAGE_HEADING_ID, Stack, Text } from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DeleteQuestion } from '../../../../records/practice/DeleteQuestion'
import { failureWords } from '../../../../shared/failure-words'
import { formatMoney } from '../../../../shared/format-money'
import { lazyDialog } from '../../../../shared/lazy-dialog'
import { lazyPart } from '../../../../shared/lazy-part'
import { paths } from '../../../../shared/paths'
import { saveFile } from '../../../../shared/save-file'
import { useApi } from '../../../../shared/use-api'
import { useKeptFocus } from '../../../../shared/use-kept-focus'
import { billingQueries } from '../../billing-queries'
import { claimName } from '../claim-words'
import { useMakeFile } from '../files/use-make-file'
import { WarningsQuestion } from '../WarningsQuestion'
import { type ClaimActionId, claimActions } from './claim-actions'
import { morePlace } from './ClaimActionsBar.css'
import type { MoreActionsProps } from './MoreActions'
import { SecondClaimQuestion, SharesOnlyNote } from './SecondClaimQuestion'
import { StepQuestion } from './StepQuestion'
import {
  APPEAL_ANSWER_TITLE,
  APPEAL_TITLE,
  GIVE_TO_CLIENT_TITLE,
  SUBMIT_TITLE,
  TEXT_STEP_TITLES,
  type TextStep,
  WRITE_OFF_TITLE,
} from './step-words'

const SubmitClaimDialog = lazyDialog(
  () => SUBMIT_TITLE,
  async () => (await import('./SubmitClaimDialog')).SubmitClaimDialog,
)
const StepTextDialog = lazyDialog(
  ({ step }: { step: TextStep }) => TEXT_STEP_TITLES[step],
  async () => (await import('./StepTextDialog')).StepTextDialog,
)
const WriteOffDialog = lazyDialog(
  () => WRITE_OFF_TITLE,
  async () => (await import('./WriteOffDialog')).WriteOffDialog,
)
const GiveToClientDialog = lazyDialog(
  () => GIVE_TO_CLIENT_TITLE,
  async () => (await import('./GiveToClientDialog')).GiveToClientDialog,
)
const RecordAppealDialog = lazyDialog(
  () => APPEAL_TITLE,
  async () => (await import('./RecordAppealDialog')).RecordAppealDialog,
)
const AppealAnswerDialog = lazyDialog(
  () => APPEAL_ANSWER_TITLE,
  async () => (await import('./AppealAnswerDialog')).AppealAnswerDialog,
)

/** Menus are large; this one comes beside the claim. */
export const MoreActions = lazyPart<MoreActionsProps>(
  async () => (await import('./MoreActions')).MoreActions,
  (_, failure) => failure,
)

/** What is loaded once somebody is about to press the button of a step. */
const ON_INTENT: Partial<Record<ClaimActionId, typeof StepTextDialog.onIntent>> = {
  submit: SubmitClaimDialog.onIntent,
  accept: StepTextDialog.onIntent,
  reject: StepTextDialog.onIntent,
  replace: StepTextDialog.onIntent,
  appeal: RecordAppealDialog.onIntent,
  decide_appeal: AppealAnswerDialog.onIntent,
}

interface ClaimActionsBarProps {
  claim: Claim
  /** Today where the practice is. */
  today: string
  /** Whether something typed is not saved: then the claim can’t be sent. */
  isTouched: boolean
}

/** What may be done with the claim as it stands, and nothing else. */
export function ClaimActionsBar({ claim, today, isTouched }: ClaimActionsBarProps) {
  const navigate = useNavigate()
  const { download, remove } = useClaimFiles(claim)
  const file = useMakeFile()
  const [open, setOpen] = useState<ClaimStep | null>(null)
  // Once the claim to it is made, no insurance comes next any more.
  const [next, setNext] = useState<NextInsurance | null>(null)
  // It is the newest one: another can be sent only once this is answered.
  const [appeal] = claim.appeals
  const isRemoved = useRef(false)
  // The button that was pressed goes with what it did.
  useKeptFocus(claim, PAGE_HEADING_ID)
  const failure =
    file.failure ?? (download.error ? failureWords(download.error, CLAIMS_MESSAGES.download) : null)
  const close = () => {
    setOpen(null)
    if (isRemoved.current) void navigate(paths.claims())
  }
  const take = (id: ClaimActionId) => {
    if (id === 'make_file') file.make([claim])
    else if (id === 'second_claim') setNext(claim.nextInsurance)
    else if (id === 'readable' || id === 'overlay') download.mutate(id)
    else setOpen(id)
  }
  const isPending = (id: ClaimActionId) =>
    id === 'make_file' ? file.isPending : download.isPending && download.variables === id
  const { buttons, primary, more } = claimActions(claim, isTouched)
  return (
    <Stack gap="m">
      <Inline gap="m">
        {buttons.map(({ id, label }) => (
          <Button
            key={id}
            tone={id === primary ? 'primary' : 'secondary'}
            isPending={isPending(id)}
            {...ON_INTENT[id]}
            onPress={() => take(id)}
          >
            {id === 'make_file' && file.isPending ? 'Making the file…' : label}
          </Button>
        ))}
        {more.length > 0 && (
          <div className={morePlace}>
            <MoreActions actions={more} isPending={more.some(({ id }) => isPending(id))} onAction={take} />
          </div>
        )}
      </Inline>
      {claim.steps.includes('submit') && isTouched && (
        <Text tone="quiet">Save the claim before you send it.</Text>
      )}
      <SharesOnlyNote claim={claim} />
      {failure !== null && (
        <Banner tone="bad" isAnnounced>
          {failure}
        </Banner>
      )}
      <WarningsQuestion {...file.question} />
      {open === 'submit' && <SubmitClaimDialog claim={claim} onClose={close} />}
      {open === 'write_off' && <WriteOffDialog claim={claim} onClose={close} />}
      {open === 'give_to_client' && (
        <GiveToClientDialog
          claim={claim}
          onAskNext={() => {
            close()
            setNext(claim.nextInsurance)
          }}
          onClose={close}
        />
      )}
      {open === 'appeal' && <RecordAppealDialog claim={claim} today={today} onClose={close} />}
      {open === 'decide_appeal' && appeal !== undefined && (
        <AppealAnswerDialog claim={claim} appeal={appeal} today={today} onClose={close} />
      )}
      {(open === 'keep' || open === 'undo_write_off' || open === 'undo_give_to_client') && (
        <StepQuestion claim={claim} step={open} onClose={close} />
      )}
      {next !== null && <SecondClaimQuestion claim={claim} next={next} onClose={() => setNext(null)} />}
      {open !== null && isTextStep(open) && <StepTextDialog claim={claim} step={open} onClose={close} />}
      {open === 'remove' && (
        <DeleteQuestion
          name={claimName(claim)}
          title="Delete this claim?"
          confirmLabel="Delete claim"
          fallback={CLAIMS_MESSAGES.remove}
          remove={async () => {
            await remove()
            isRemoved.current = true
          }}
          onClose={close}
        >
          {claim.openCents === null
            ? 'It was never sent, so nothing else changes. Its sessions can be put on another claim.'
            : `It was never sent. The ${formatMoney(claim.openCents, claim.currency)} that was moved to it goes back to the claim to the earlier insurance, and this one stays as void.`}
        </DeleteQuestion>
      )}
    </Stack>
  )
}

const isTextStep = (step: ClaimStep): step is TextStep => step in TEXT_STEP_TITLES

function useClaimFiles({ id: claimId, practiceId, pcn }: Claim) {
  const api = useApi()
  const queryClient = useQueryClient()
  const params = { practiceId, claimId }
  return {
    download: useMutation({
      mutationFn: (print: ClaimPrint) => api.claims.download({ ...params, print }),
      onSuccess: (file) => saveFile({ ...file, fileName: file.fileName ?? `claim-${pcn}.pdf` }),
    }),
    remove: async () => {
      await api.claims.remove(params)
      queryClient.removeQueries({ queryKey: billingQueries(api, practiceId).claim(claimId).queryKey })
    },
  }
}
