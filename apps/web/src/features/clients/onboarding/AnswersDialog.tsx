import type { Packet, PacketItem } from '@oaklet/api/contract'
import { Button, Dialog, Inline } from '@oaklet/design-system'
import { packetItemLabel } from '../../../records/packets/packet-words'
import { FormAnswers } from './FormAnswers'

/** What the dialog is given. */
export interface AnswersDialogProps {
  packet: Packet
  item: PacketItem
  onClose: () => void
}

/** What a client answered in one form of the practice. */
export const AnswersDialog = ({ packet, item, onClose }: AnswersDialogProps) => (
  <Dialog
    title={packetItemLabel(item)}
    size="l"
    isOpen
    onOpenChange={(isOpen) => !isOpen && onClose()}
    footer={
      <Inline justify="end">
        <Button tone="primary" onPress={onClose}>
          Close
        </Button>
      </Inline>
    }
  >
    <FormAnswers packet={packet} itemId={item.id} headingLevel={3} />
  </Dialog>
)
