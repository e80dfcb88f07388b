import { hasErrorCode, PACKETS_MESSAGES } from '@oaklet/api'
import {
  type Client,
  type Packet,
  type PacketDifference,
  PacketReview,
  type ReviewPacketBody,
} from '@oaklet/api/contract'
import { Banner, Button, Dialog, Inline, RadioGroup, showToast, Stack, Text } from '@oaklet/design-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { countOf } from '../../../shared/count-of'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { staleRecord } from '../../../shared/forms/stale-record'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { differenceWords, REVIEW_FIELD_WORDS } from './difference-words'
import { packetsQueries } from './packets-queries'
import {
  allAccepted,
  type Decision,
  fileField,
  reviewBody,
  reviewErrors,
  type ReviewTask,
  reviewTask,
  type ReviewValues,
  startOf,
} from './review-form'
import { ReviewDocuments } from './ReviewDocuments'
import { ReviewFile } from './ReviewFile'
import { ReviewForms } from './ReviewForms'
import { ReviewInsurance } from './ReviewInsurance'

/** What the dialog is given. */
export interface ReviewPacketDialogProps {
  packet: Packet
  onClose: () => void
}

/** Looks through what a client sent in, field by field, and takes over what is accepted. */
export function ReviewPacketDialog({ packet, onClose }: ReviewPacketDialogProps) {
  const { practiceId, clientId, id } = packet
  const query = useQuery(packetsQueries(useApi(), practiceId).review(clientId, id))
  // What somebody else changed meanwhile is what is gone on with.
  const [current, setCurrent] = useState<PacketReview | null>(null)
  if (query.data === undefined) {
    return (
      <Dialog title="Review forms" size="l" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
        <WhenLoaded query={query} fallback={PACKETS_MESSAGES.getReview} label="Loading what was sent in">
          {() => null}
        </WhenLoaded>
      </Dialog>
    )
  }
  const review = current ?? query.data
  const key = `${review.packet.version} ${review.client.version}`
  return (
    <Decisions
      key={key}
      review={review}
      isChanged={current !== null}
      onChanged={setCurrent}
      onClose={onClose}
    />
  )
}

interface DecisionsProps {
  review: PacketReview
  /** Whether somebody else changed something since it was opened. */
  isChanged: boolean
  onChanged: (current: PacketReview) => void
  onClose: () => void
}

function Decisions({ review, isChanged, onChanged, onClose }: DecisionsProps) {
  const { packet, client, forms, hiddenFiles } = review
  const { practiceId, clientId, id: packetId } = packet
  const api = useApi().packets
  const task = reviewTask(review)
  const [isTwinKnown, setTwinKnown] = useState(false)
  const form = useForm<ReviewValues>({
    initial: () => startOf(task, review),
    errorsOf: (values) => reviewErrors(task, values),
  })
  const { decisions } = form.values
  const decide = (name: string, decision: Decision) =>
    form.change({ decisions: { ...decisions, [name]: decision } })
  const reviewing = useMutation({
    mutationFn: (body: ReviewPacketBody) => api.review({ practiceId, clientId, packetId }, body),
    onSettled: useRefreshPractice(),
  })
  const isTwin = hasErrorCode(reviewing.error, 'client_exists')
  const save = () => {
    if (!form.check()) return
    reviewing.mutate(
      {
        ...reviewBody(task, form.values),
        ...{ clientVersion: client.version, version: packet.version },
        ...((isTwin || isTwinKnown) && { allowTwin: true }),
      },
      {
        onSuccess: () => {
          showToast({ title: 'The forms are reviewed', tone: 'good' })
          onClose()
        },
        onError: (error) => {
          if (hasErrorCode(error, 'client_exists')) setTwinKnown(true)
          const current = staleRecord(error, PacketReview)
          if (current === null) form.refuse(error)
          else onChanged(current)
        },
      },
    )
  }
  return (
    <FormDialog
      title="Review forms"
      size="l"
      form={form}
      submitLabel="Finish review"
      pendingLabel="Saving…"
      isPending={reviewing.isPending}
      error={isTwin ? null : reviewing.error}
      fallback={PACKETS_MESSAGES.review}
      notice={
        <>
          {isChanged && (
            <Banner tone="wait" isAnnounced>
              Something was changed in the meantime. This is what holds now: decide again.
            </Banner>
          )}
          {hiddenFiles > 0 && (
            <Banner tone="wait" title="Somebody else has to finish this review">
              {`The client also sent ${countOf(hiddenFiles, 'file', 'files')} that your role doesn’t see.`}
            </Banner>
          )}
          {isTwin && (
            <Banner tone="wait" isAnnounced title="There may be such a client already">
              With this name and date of birth the client is much like another one. Press “Finish review”
              again if they are two people.
            </Banner>
          )}
        </>
      }
      onSubmit={save}
      onClose={onClose}
    >
      <ReviewDocuments packet={packet} />
      <ReviewForms packet={packet} />
      {forms.insurance?.use?.hasInsurance === false && <Text>The client doesn’t want to use insurance.</Text>}
      <Stack gap="xl">
        <Text>{summaryOf(task, client)}</Text>
        {Object.keys(decisions).length > 0 && (
          <Inline>
            <Button size="small" onPress={() => form.change({ decisions: allAccepted(form.values) })}>
              Use all that the client says
            </Button>
          </Inline>
        )}
        {task.differences.map((difference) => (
          <DecisionField
            key={difference.field}
            difference={difference}
            value={decisions[difference.field] ?? null}
            errorMessage={form.errorAt(difference.field)}
            onChange={(decision) => decide(difference.field, decision)}
          />
        ))}
        {task.coverage !== null && (
          <ReviewInsurance
            {...{ review, form, said: task.coverage }}
            onDecide={(decision) => decide('coverage', decision)}
          />
        )}
        {task.files.map((file) => (
          <ReviewFile
            key={file.id}
            {...{ packet, file, name: fileField(file.id), value: decisions[fileField(file.id)] ?? null }}
            errorMessage={form.errorAt(fileField(file.id))}
            onChange={(decision) => decide(fileField(file.id), decision)}
          />
        ))}
      </Stack>
    </FormDialog>
  )
}

/** What would change, and what was sent along. */
function summaryOf({ differences, coverage, files }: ReviewTask, { displayName }: Client): string {
  const added = differences.filter(({ onFile }) => onFile === null).length
  const sentences = [
    differences.length > 0 &&
      `${countOf(differences.length, 'field', 'fields')} of ${displayName} would change.`,
    added > 0 && `${countOf(added, 'is', 'are')} empty on file, and would be filled in.`,
    coverage !== null && 'The client tells of an insurance that is not on file.',
    files.length > 0 && `${countOf(files.length, 'file was', 'files were')} sent along.`,
  ]
  const said = sentences.filter((one) => one !== false).join(' ')
  return said || 'Everything that the client says is on file already. Finish the review to close these forms.'
}

interface DecisionFieldProps {
  difference: PacketDifference
  value: Decision | null
  errorMessage: string | undefined
  onChange: (decision: Decision) => void
}

function DecisionField({ difference, ...props }: DecisionFieldProps) {
  const { onFile, said } = differenceWords(difference)
  return (
    <RadioGroup<Decision>
      label={REVIEW_FIELD_WORDS[difference.field]}
      name={difference.field}
      options={[
        { id: 'accept', label: said, description: 'The client says' },
        { id: 'keep', label: onFile, description: 'On file' },
      ]}
      {...props}
    />
  )
}
