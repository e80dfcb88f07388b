import { PACKETS_MESSAGES } from '@oaklet/api'
import type { Client, Packet, PacketItem, Practice } from '@oaklet/api/contract'
import { Button, EmptyState, Icon, Spread, Stack, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { packetItemLabel } from '../../../records/packets/packet-words'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { useApi } from '../../../shared/use-api'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { usePermissions } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import type { AddItemsDialogProps } from './AddItemsDialog'
import type { AnswersDialogProps } from './AnswersDialog'
import { type PacketAct, PacketCard } from './PacketCard'
import { packetsQueries } from './packets-queries'
import type { ReturnPacketDialogProps } from './ReturnPacketDialog'
import type { ReviewPacketDialogProps } from './ReviewPacketDialog'
import type { RevokePacketDialogProps } from './RevokePacketDialog'
import type { SendPacketDialogProps } from './SendPacketDialog'
import type { WaiveItemDialogProps } from './WaiveItemDialog'

const SendPacketDialog = lazyDialog<SendPacketDialogProps>(
  () => 'Send forms',
  async () => (await import('./SendPacketDialog')).SendPacketDialog,
)
const RevokePacketDialog = lazyDialog<RevokePacketDialogProps>(
  () => 'Revoke these forms?',
  async () => (await import('./RevokePacketDialog')).RevokePacketDialog,
)
const ReviewPacketDialog = lazyDialog<ReviewPacketDialogProps>(
  () => 'Review forms',
  async () => (await import('./ReviewPacketDialog')).ReviewPacketDialog,
)
const ReturnPacketDialog = lazyDialog<ReturnPacketDialogProps>(
  () => 'Send forms back',
  async () => (await import('./ReturnPacketDialog')).ReturnPacketDialog,
)

const AddItemsDialog = lazyDialog<AddItemsDialogProps>(
  () => 'Ask for more',
  async () => (await import('./AddItemsDialog')).AddItemsDialog,
)
const WaiveItemDialog = lazyDialog<WaiveItemDialogProps>(
  ({ item }) => `Do without “${packetItemLabel(item)}”?`,
  async () => (await import('./WaiveItemDialog')).WaiveItemDialog,
)

const AnswersDialog = lazyDialog<AnswersDialogProps>(
  ({ item }) => packetItemLabel(item),
  async () => (await import('./AnswersDialog')).AnswersDialog,
)

type Act =
  | { kind: 'send' }
  | { kind: PacketAct; packet: Packet }
  | { kind: 'waive' | 'read'; packet: Packet; item: PacketItem }

/** What the tab is given. */
export interface ClientOnboardingProps {
  client: Client
  practice: Practice
  /** `YYYY-MM-DD` where the practice is. */
  today: string
}

const SEND_BUTTON_ID = 'send-forms'

/** What a client was asked to fill in, and how far that is. */
export function ClientOnboarding({ client, practice, today }: ClientOnboardingProps) {
  const maySend = usePermissions()('onboarding:send') && client.status !== 'archived'
  const query = useQuery(packetsQueries(useApi(), practice.id).ofClient(client.id))
  const [act, setAct] = useState<Act | null>(null)
  useKeptFocus(query.data, SEND_BUTTON_ID)
  const close = () => setAct(null)
  const button = maySend && (
    <Button
      {...SendPacketDialog.onIntent}
      id={SEND_BUTTON_ID}
      icon={<Icon of="mail" />}
      onPress={() => setAct({ kind: 'send' })}
    >
      Send forms
    </Button>
  )
  return (
    <WhenLoaded query={query} fallback={PACKETS_MESSAGES.list} label="Loading forms">
      {(packets) => (
        <Stack gap="xl">
          {packets.length === 0 ? (
            <EmptyState title="Nothing was sent yet" icon={<Icon of="mail" />} action={button}>
              Ask the client to fill in forms and questionnaires at home. They get a link by e-mail, and you
              look through what they send in before anything is changed here.
            </EmptyState>
          ) : (
            <Spread>
              <Text tone="quiet">What was sent last comes first.</Text>
              {button}
            </Spread>
          )}
          {packets.map((packet) => (
            <PacketCard
              key={packet.id}
              {...{ packet, practice, today, maySend }}
              onAct={(kind) => setAct({ kind, packet })}
              onWaive={(item) => setAct({ kind: 'waive', packet, item })}
              onRead={(item) => setAct({ kind: 'read', packet, item })}
            />
          ))}
          {act?.kind === 'send' && <SendPacketDialog client={client} onClose={close} />}
          {act?.kind === 'add' && <AddItemsDialog packet={act.packet} onClose={close} />}
          {act?.kind === 'waive' && <WaiveItemDialog packet={act.packet} item={act.item} onClose={close} />}
          {act?.kind === 'read' && <AnswersDialog packet={act.packet} item={act.item} onClose={close} />}
          {act?.kind === 'revoke' && <RevokePacketDialog packet={act.packet} onClose={close} />}
          {act?.kind === 'review' && <ReviewPacketDialog packet={act.packet} onClose={close} />}
          {act?.kind === 'return' && <ReturnPacketDialog packet={act.packet} onClose={close} />}
        </Stack>
      )}
    </WhenLoaded>
  )
}
