import { Heading } from 'react-aria-components'
import { CloseButton } from './CloseButton'
import { header, title as titleStyle } from './Dialog.css'

interface DialogHeaderProps {
  title: string
  onClose: () => void
}

/** What a Dialog and a Drawer begin with: their name, and a way out. */
export function DialogHeader({ title, onClose }: DialogHeaderProps) {
  return (
    <div className={header}>
      <Heading slot="title" level={2} className={titleStyle}>
        {title}
      </Heading>
      <CloseButton onPress={onClose} />
    </div>
  )
}
