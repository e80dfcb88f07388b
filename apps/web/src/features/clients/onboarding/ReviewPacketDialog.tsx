import { hasErrorCode, PACKETS_MESSAGES } from '@oaklet/api'
import {
  type Packet,
  type PacketDifference,
  packetDifferences,
  PacketReview,
  type ReviewField,
  type ReviewPacketBody,
} from '@oaklet/api/contract'
import {
  Banner,
  Button,
  Dialog,
  Inline,
  ItemList,
  RadioGroup,
  showToast,
  Stack,
  StatusBadge,
  Text,
} from '@oaklet/design-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { packetItemLabel } from '../../../records/packets/packet-words'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { countOf } from '../../../shared/count-of'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { staleRecord } from '../../../shared/forms/stale-record'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { SIGNATURE_WORDS, signatureDetail } from '../signatures/signature-words'
import { differenceWords, REVIEW_FIELD_WORDS } from './difference-words'
import { packetsQueries } from './packets-queries'

/** What the dialog is given. */
export interface ReviewPacketDialogProps {
  packet: Packet
  onClose: () => void
}

/** Looks through what a client sent in, field by field, and takes over what is accepted. */
export function ReviewPacketDialog({ packet, onClose }: ReviewPacketDialogProps) {
  const { practiceId, clientId, id } = packet
  const query = useQuery({ ...packetsQueries(useApi(), practiceId).review(clientId, id), staleTime: 0 })
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

type Decision = 'accept' | 'keep'
type Values = Partial<Record<ReviewField, Decision | null>>

interface DecisionsProps {
  review: PacketReview
  /** Whether somebody else changed something since it was opened. */
  isChanged: boolean
  onChanged: (current: PacketReview) => void
  onClose: () => void
}

function Decisions({ review, isChanged, onChanged, onClose }: DecisionsProps) {
  const { packet, client, forms } = review
  const { practiceId, clientId, id: packetId } = packet
  const api = useApi().packets
  const differences = packetDifferences(client, forms)
  const [isTwinKnown, setTwinKnown] = useState(false)
  const form = useForm<Values>({
    initial: () =>
      Object.fromEntries(differences.map(({ field, onFile }) => [field, onFile === null ? 'accept' : null])),
    errorsOf: (values) =>
      differences
        .filter(({ field }) => (values[field] ?? null) === null)
        .map(({ field }) => ({
          path: field,
          message: `Decide on the ${REVIEW_FIELD_WORDS[field].toLowerCase()}`,
        })),
  })
  const reviewing = useMutation({
    mutationFn: (body: ReviewPacketBody) => api.review({ practiceId, clientId, packetId }, body),
    onSettled: useRefreshPractice(),
  })
  const isTwin = hasErrorCode(reviewing.error, 'client_exists')
  const save = () => {
    if (!form.check()) return
    const decidedAs = (decision: Decision) =>
      differences.map(({ field }) => field).filter((field) => form.values[field] === decision)
    reviewing.mutate(
      {
        ...{ accepted: decidedAs('accept'), kept: decidedAs('keep') },
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
  const added = differences.filter(({ onFile }) => onFile === null).length
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
      <DocumentsOf packet={packet} />
      {differences.length === 0 ? (
        <Text>
          Everything that the client says is on file already. Finish the review to close these forms.
        </Text>
      ) : (
        <Stack gap="xl">
          <Text>
            {`${countOf(differences.length, 'field', 'fields')} of ${client.displayName} would change.`}
            {added > 0 && ` ${countOf(added, 'is', 'are')} empty on file, and would be filled in.`}
          </Text>
          <Inline>
            <Button
              size="small"
              onPress={() =>
                form.change(Object.fromEntries(differences.map(({ field }) => [field, 'accept'])))
              }
            >
              Use all that the client says
            </Button>
          </Inline>
          {differences.map((difference) => (
            <DecisionField
              key={difference.field}
              difference={difference}
              value={form.values[difference.field] ?? null}
              errorMessage={form.errorAt(difference.field)}
              onChange={(decision) => form.change({ [difference.field]: decision })}
            />
          ))}
        </Stack>
      )}
    </FormDialog>
  )
}

/** What became of the documents that were sent along; nothing where there are none. */
function DocumentsOf({ packet }: Pick<ReviewPacketDialogProps, 'packet'>) {
  const documents = packet.items.filter(({ kind, waiver }) => kind === 'document' && waiver === null)
  if (documents.length === 0) return null
  return (
    <ItemList
      label="Documents"
      items={documents.map((item) => ({
        id: item.id,
        title: packetItemLabel(item),
        ...(item.signature !== null && {
          detail: signatureDetail(item.signature),
          trailing: (
            <StatusBadge tone={SIGNATURE_WORDS[item.signature.outcome].tone}>
              {SIGNATURE_WORDS[item.signature.outcome].word}
            </StatusBadge>
          ),
        }),
      }))}
    />
  )
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
