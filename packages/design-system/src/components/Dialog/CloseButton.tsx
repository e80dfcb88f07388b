import { X } from 'lucide'
import { Button, type ButtonProps } from 'react-aria-components'
import { Glyph } from '../Icon/Glyph'
import { closeButton } from './CloseButton.css'

/** The cross in the corner of whatever lies over the page. */
export function CloseButton(props: Pick<ButtonProps, 'onPress' | 'slot'>) {
  return (
    <Button {...props} className={closeButton} aria-label="Close">
      <Glyph of={X} />
    </Button>
  )
}
