import { PACKETS_MESSAGES } from '@oaklet/api'
import type { Packet, PacketItem, Practice } from '@oaklet/api/contract'
import {
  Banner,
  Button,
  Card,
  Icon,
  Inline,
  ItemList,
  Link,
  Menu,
  showToast,
  Stack,
  StatusBadge,
  Text,
} from '@oaklet/design-system'
import { isMeasureItem } from '@oaklet/api/contract'
import { useMutation } from '@tanstack/react-query'
import { packetItemLabel } from '../../../records/packets/packet-words'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { formatDateAndTime } from '../../../shared/format-date'
import { SaveFailure } from '../../../shared/forms/SaveFailure'
import { paths } from '../../../shared/paths'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { usePermissions } from '../../../shared/use-session'
import { signatureDetail, SIGNATURE_WORDS } from '../signatures/signature-words'
import { mayReadAnswers } from './may-read-answers'
import { canBeSentAgain, ITEM_STATE_WORDS, lastStep, packetStatusWords } from './packet-status'

/** What can be done with a packet, in a dialog. */
export type PacketAct = 'review' | 'return' | 'revoke' | 'add'

interface PacketCardProps {
  packet: Packet
  practice: Practice
  today: string
  maySend: boolean
  onAct: (act: PacketAct) => void
  onWaive: (item: PacketItem) => void
  /** Shows the answers of a form of the practice. */
  onRead: (item: PacketItem) => void
}

/** One packet: how far each thing is that it asks for, and what can be done. */
export function PacketCard({ packet, practice, today, maySend, onAct, onWaive, onRead }: PacketCardProps) {
  const { practiceId, clientId, id: packetId, status, email, message, items, isFrozen } = packet
  const api = useApi().packets
  const can = usePermissions()
  const { keyFor, renewKey } = useIdempotencyKey()
  const refresh = useRefreshPractice()
  const resending = useMutation({
    mutationFn: () =>
      api.resend({ practiceId, clientId, packetId }, { idempotencyKey: keyFor(packet.version) }),
    onSettled: refresh,
  })
  const resend = () =>
    resending.mutate(undefined, {
      onSuccess: () => {
        renewKey()
        showToast({ title: `A new link is on its way to ${email}`, tone: 'good' })
      },
    })
  const unwaiving = useMutation({
    mutationFn: (itemId: string) => api.unwaiveItem({ practiceId, clientId, packetId, itemId }),
    onSettled: refresh,
  })
  const sent = formatDateAndTime(packet.sentAt, practice.timeZone, today)
  const { word, tone } = packetStatusWords(packet)
  const isOpen = canBeSentAgain(packet)
  const name = `forms sent ${sent}`
  return (
    <Card
      title={`Sent ${sent}`}
      actions={
        <Inline gap="s">
          <StatusBadge tone={tone}>{word}</StatusBadge>
          {status === 'submitted' && (
            <Button size="small" tone="primary" onPress={() => onAct('review')}>
              Review
            </Button>
          )}
          {(status === 'submitted' || (isOpen && maySend)) && (
            <Menu
              label={`Actions for ${name}`}
              items={status === 'submitted' ? [RETURN] : [RESEND, ADD, REVOKE]}
              onAction={(act) => (act === 'resend' ? resend() : onAct(act))}
            />
          )}
        </Inline>
      }
    >
      <Stack gap="m">
        {resending.isError && <SaveFailure error={resending.error} fallback={PACKETS_MESSAGES.resend} />}
        {unwaiving.isError && <SaveFailure error={unwaiving.error} fallback={PACKETS_MESSAGES.unwaiveItem} />}
        {isFrozen && (
          <Banner tone="wait" title="This link is paused">
            Somebody entered a wrong code too often. Send a new link once you know that the client has the
            mail.
          </Banner>
        )}
        <Text tone="quiet">{`${lastStep(packet, practice.timeZone, today)} · ${packet.isScheduled ? 'by itself, as ' : 'by '}${packet.sentByName}${packet.isScheduled ? ' set it,' : ''} to ${email}`}</Text>
        {message !== '' && <Text isReading>“{message}”</Text>}
        <ItemList
          label={`What is asked, ${name}`}
          items={items.map((item) => ({
            ...lineOf(item, clientId),
            ...(isOpen &&
              maySend && {
                actions: itemActions(item, {
                  onWaive: () => onWaive(item),
                  onUnwaive: () => unwaiving.mutate(item.id),
                }),
              }),
            ...(isSentIn(packet) &&
              item.waiver === null &&
              mayReadAnswers(item, can) && {
                actions: (
                  <Button
                    size="small"
                    aria-label={`Read answers of ${packetItemLabel(item)}`}
                    onPress={() => onRead(item)}
                  >
                    Read answers
                  </Button>
                ),
              }),
          }))}
        />
        {isOpen && status !== 'expired' && (
          <Text size="s" tone="quiet">
            {`Can be filled in until ${formatDateAndTime(packet.expiresAt, practice.timeZone, today)}.`}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

const isSentIn = ({ status }: Packet): boolean => status === 'submitted' || status === 'reviewed'

const NO_SCORE = 'No score: the client passed over a question.'
const RETURN = { id: 'return', label: 'Send back to the client' } as const
const ADD = { id: 'add', label: 'Ask for more', icon: <Icon of="plus" /> } as const
const RESEND = { id: 'resend', label: 'Send a new link', icon: <Icon of="mail" /> } as const
const REVOKE = { id: 'revoke', label: 'Revoke', icon: <Icon of="cancel" />, tone: 'danger' } as const

/** What staff can do with one thing that is asked for: do without it, or ask for it again. */
function itemActions(item: PacketItem, act: { onWaive: () => void; onUnwaive: () => void }) {
  const label = packetItemLabel(item)
  if (item.waiver !== null) {
    return (
      <Button size="small" aria-label={`Ask again for ${label}`} onPress={act.onUnwaive}>
        Ask again
      </Button>
    )
  }
  if (item.state === 'done') return null
  return (
    <Button size="small" tone="quiet" aria-label={`Do without ${label}`} onPress={act.onWaive}>
      Do without
    </Button>
  )
}

function lineOf(item: PacketItem, clientId: string) {
  const { id, kind, state, comment, hasResult, signature, waiver } = item
  const tab = hasResult ? 'measures' : signature === null ? null : 'files'
  return {
    id,
    title: <ItemTitle {...{ label: packetItemLabel(item), clientId, tab }} />,
    ...(comment !== '' && { detail: `Asked for: ${comment}` }),
    ...(isMeasureItem(kind) && state === 'done' && !hasResult && { detail: NO_SCORE }),
    ...(signature !== null && { detail: signatureDetail(signature) }),
    ...(waiver !== null && { detail: `${waiver.byName}: “${waiver.reason}”` }),
    trailing: <Text tone={state === 'done' || waiver !== null ? 'quiet' : 'normal'}>{stateWords(item)}</Text>,
  }
}

function stateWords({ state, signature, waiver }: PacketItem): string {
  if (waiver !== null) return 'Not needed'
  return signature === null ? ITEM_STATE_WORDS[state] : SIGNATURE_WORDS[signature.outcome].word
}

const NEEDED = { measures: 'measures:view', files: 'files:view' } as const

interface ItemTitleProps {
  label: string
  clientId: string
  /** Where its result is shown; null while there is none. */
  tab: keyof typeof NEEDED | null
}

/** What has a result leads there, for those who may see it. */
function ItemTitle({ label, clientId, tab }: ItemTitleProps) {
  const can = usePermissions()
  return tab !== null && can(NEEDED[tab]) ? <Link href={paths.client(clientId, tab)}>{label}</Link> : label
}
