import type { Packet, PacketItem } from '@oaklet/api/contract'
import { Button, Inline, Stack, Text } from '@oaklet/design-system'
import { useState } from 'react'
import { packetItemLabel } from '../../../records/packets/packet-words'
import { usePermissions } from '../../../shared/use-session'
import { FormAnswers } from './FormAnswers'
import { mayReadAnswers } from './may-read-answers'

/** The forms of the practice that were sent along, each with its answers for those who may read them; nothing where there are none. */
export function ReviewForms({ packet }: { packet: Packet }) {
  const forms = packet.items.filter(({ kind, waiver }) => kind === 'form' && waiver === null)
  if (forms.length === 0) return null
  return (
    <Stack gap="l">
      {forms.map((item) => (
        <ReviewForm key={item.id} {...{ packet, item }} />
      ))}
    </Stack>
  )
}

function ReviewForm({ packet, item }: { packet: Packet; item: PacketItem }) {
  const [isShown, setShown] = useState(false)
  const can = usePermissions()
  const title = packetItemLabel(item)
  if (!mayReadAnswers(item, can)) {
    return <Text tone="quiet">{`${title}: filled in. Your role doesn’t see the answers.`}</Text>
  }
  return (
    <Stack gap="m">
      <Inline gap="m" wrap>
        <Text>{title}</Text>
        <Button
          size="small"
          aria-label={isShown ? `Hide answers of ${title}` : `Show answers of ${title}`}
          onPress={() => setShown(!isShown)}
        >
          {isShown ? 'Hide answers' : 'Show answers'}
        </Button>
      </Inline>
      {isShown && <FormAnswers packet={packet} itemId={item.id} headingLevel={3} />}
    </Stack>
  )
}
