import { CARDS_MESSAGES } from '@oaklet/api'
import type { Card as CardOnFile, Client, PaymentConnection } from '@oaklet/api/contract'
import {
  Banner,
  Button,
  Card,
  Icon,
  Inline,
  ItemList,
  Menu,
  type MenuAction,
  showToast,
  Stack,
  StatusBadge,
  Text,
} from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { cardName, expiryWords } from '../../../records/cards/card-words'
import { TestModeBadge } from '../../../records/cards/TestModeBadge'
import { DeleteQuestion } from '../../../records/practice/DeleteQuestion'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { failureWords } from '../../../shared/failure-words'
import { dateInZone, formatMediumDate } from '../../../shared/format-date'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { useApi } from '../../../shared/use-api'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { usePermissions, usePracticeId } from '../../../shared/use-session'
import type { AddCardDialogProps } from './AddCardDialog'
import { NoCharging } from './NoCharging'

const ADD_TITLE = 'Add a card'
/** The button that adds a card. */
export const ADD_ID = 'add-card'

const AddCardDialog = lazyDialog<AddCardDialogProps>(
  () => ADD_TITLE,
  async () => (await import('./AddCardDialog')).AddCardDialog,
)

interface CardsOnFileProps {
  client: Client
  timeZone: string
  connection: PaymentConnection
  cards: readonly CardOnFile[]
}

/** The cards of a client, the default one first, with what can be done with each. */
export function CardsOnFile({ client, timeZone, connection, cards }: CardsOnFileProps) {
  const [api, practiceId, can] = [useApi().cards, usePracticeId(), usePermissions()]
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<CardOnFile | null>(null)
  const refresh = useRefreshPractice()
  const pathOf = ({ id }: CardOnFile) => ({ practiceId, clientId: client.id, cardId: id })
  useKeptFocus(cards, ADD_ID)
  const choosing = useMutation({
    mutationFn: (card: CardOnFile) => api.setDefault(pathOf(card)),
    onSuccess: (_, card) => showToast({ title: `${cardName(card)} is the default now`, tone: 'good' }),
    onSettled: () => void refresh(),
  })
  const mayChange = can('payments:record')
  const isActive = connection.state === 'active'
  return (
    <Card
      title="Cards on file"
      actions={
        <Inline gap="m">
          {connection.isTest && <TestModeBadge />}
          {mayChange && isActive && (
            <Button
              {...AddCardDialog.onIntent}
              id={ADD_ID}
              icon={<Icon of="plus" />}
              onPress={() => setAdding(true)}
            >
              Add card
            </Button>
          )}
        </Inline>
      }
    >
      <Stack gap="l">
        {choosing.isError && (
          <Banner tone="bad" isAnnounced>
            {failureWords(choosing.error, CARDS_MESSAGES.save)}
          </Banner>
        )}
        {!isActive && <NoCharging />}
        {cards.length === 0 ? (
          <Text tone="quiet" isReading>
            {client.displayName} has no card on file. With one, what they owe can be charged at the desk.
          </Text>
        ) : (
          <ItemList
            items={cards.map((card) => ({
              id: card.id,
              title: cardName(card),
              detail: `${expiryWords(card)}. ${consentWords(card, timeZone)}`,
              trailing: <Badge card={card} />,
              ...(mayChange && {
                actions: (
                  <Menu<CardAct>
                    label={`Actions for ${cardName(card)}`}
                    items={actsOf(card)}
                    onAction={(act) => (act === 'remove' ? setRemoved(card) : choosing.mutate(card))}
                  />
                ),
              }),
            }))}
          />
        )}
      </Stack>
      {isAdding && <AddCardDialog title={ADD_TITLE} client={client} onClose={() => setAdding(false)} />}
      {removed !== null && (
        <DeleteQuestion
          name={cardName(removed)}
          title={`Remove ${cardName(removed)}?`}
          confirmLabel="Remove card"
          fallback={CARDS_MESSAGES.remove}
          remove={async () => void (await api.remove(pathOf(removed)))}
          onClose={() => setRemoved(null)}
        >
          It can’t be charged any more, here or at Stripe. What was paid with it stays as it is.
        </DeleteQuestion>
      )}
    </Card>
  )
}

/** Who asked the client to agree, and when. */
const consentWords = ({ consent: { recordedAt, recordedBy } }: CardOnFile, timeZone: string): string =>
  `Agreed to on ${formatMediumDate(dateInZone(recordedAt, timeZone))}, asked by ${recordedBy}.`

type CardAct = 'default' | 'remove'

const actsOf = ({ isDefault }: CardOnFile): MenuAction<CardAct>[] => [
  ...(isDefault ? [] : [{ id: 'default', label: 'Make default', icon: <Icon of="check-circle" /> } as const]),
  { id: 'remove', label: 'Remove', icon: <Icon of="trash" />, tone: 'danger' },
]

function Badge({ card: { isExpired, isDefault } }: { card: CardOnFile }) {
  if (isExpired) return <StatusBadge tone="bad">Expired</StatusBadge>
  return isDefault ? <StatusBadge tone="good">Default</StatusBadge> : null
}
