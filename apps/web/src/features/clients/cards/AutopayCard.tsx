import { CARDS_MESSAGES } from '@oaklet/api'
import type { Autopay, Client } from '@oaklet/api/contract'
import {
  Banner,
  Button,
  Card,
  Inline,
  Link,
  showToast,
  Stack,
  StatusBadge,
  Text,
} from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { failureWords } from '../../../shared/failure-words'
import { paths } from '../../../shared/paths'
import { useApi } from '../../../shared/use-api'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { usePermissions, usePracticeId } from '../../../shared/use-session'
import { changedWords, declinedWords, REFUSED_WORDS, WAITING_WORDS } from './autopay-words'

interface AutopayCardProps {
  client: Client
  timeZone: string
  autopay: Autopay
  /** What the focus goes to where the button is gone. */
  besideId: string
}

/** Whether a client’s default card is charged each night for what is due, and the button that changes it. */
export function AutopayCard({ client, timeZone, autopay, besideId }: AutopayCardProps) {
  const [api, practiceId, can] = [useApi().cards, usePracticeId(), usePermissions()]
  const refresh = useRefreshPractice()
  const { isOn, takesCopays, waitsFor, stopped } = autopay
  useKeptFocus(autopay, besideId)
  const turning = useMutation({
    mutationFn: () => api.setAutopay({ practiceId, clientId: client.id }, { isOn: !isOn }),
    onSuccess: (now) =>
      showToast({ title: `Autopay of ${client.displayName} is ${now.isOn ? 'on' : 'off'}`, tone: 'good' }),
    onSettled: () => refresh(),
  })
  const changed = changedWords(autopay, timeZone)
  const declined = declinedWords(autopay)
  return (
    <Card
      title="Autopay"
      actions={<StatusBadge tone={isOn ? 'good' : 'neutral'}>{isOn ? 'On' : 'Off'}</StatusBadge>}
    >
      <Stack gap="l">
        {turning.isError && (
          <Banner tone="bad" isAnnounced>
            {failureWords(turning.error, CARDS_MESSAGES.saveAutopay)}
          </Banner>
        )}
        <Text isReading>
          With Autopay the default card is charged each night for the invoices of {client.displayName} that
          are due, and for the copays of completed sessions that an insurance is to pay. Ask them before you
          turn it on.
        </Text>
        {waitsFor === null && !takesCopays && (
          <Text isReading>
            Copays are not charged, because {client.displayName} agreed to less. To include them, add the card
            again and make it the default one. Then turn Autopay {isOn && 'off and '}on.
          </Text>
        )}
        {isOn && waitsFor !== null && <Banner tone="wait">{WAITING_WORDS[waitsFor]}</Banner>}
        {declined !== null && <Banner tone="wait">{declined}</Banner>}
        {changed !== null &&
          (stopped === null ? <Text tone="quiet">{changed}</Text> : <Banner tone="bad">{changed}</Banner>)}
        {!isOn && waitsFor !== null && (
          <Text tone="quiet" isReading>
            {REFUSED_WORDS[waitsFor]}{' '}
            {waitsFor === 'practice' && can('billing:edit') && (
              <Link tone="inline" href={paths.billingSettings({ section: 'invoicing' })}>
                Open the settings of invoices
              </Link>
            )}
          </Text>
        )}
        {can('payments:record') && (isOn || waitsFor === null) && (
          <Inline>
            <Button isPending={turning.isPending} onPress={() => turning.mutate()}>
              {isOn ? 'Turn off Autopay' : 'Turn on Autopay'}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  )
}
