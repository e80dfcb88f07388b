import { useEffect, useRef } from 'react'
import { Heading } from 'react-aria-components'
import { CloseButton } from './CloseButton'
import { header, title as titleStyle } from './Dialog.css'

interface DialogHeaderProps {
  title: string
  onClose: () => void
  /** Takes the focus when it appears. */
  hasFocusFirst?: boolean
}

/** The top of a Dialog or Drawer: its name and the button that closes it. */
export function DialogHeader({ title, onClose, hasFocusFirst = false }: DialogHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasFocusFirst) heading.current?.focus()
  }, [hasFocusFirst])
  return (
    <div className={header}>
      <Heading
        ref={heading}
        slot="title"
        level={2}
        className={titleStyle}
        {...(hasFocusFirst && { tabIndex: -1 })}
      >
        {title}
      </Heading>
      <CloseButton onPress={onClose} />
    </div>
  )
}
