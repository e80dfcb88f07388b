import { CircleAlert, CircleCheck, Info } from 'lucide'
import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastList as ToastList,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components'
import { Button } from '../Button/Button'
import { CloseButton } from '../Dialog/CloseButton'
import { Glyph } from '../Icon/Glyph'
import { keepRoom } from './keep-room'
import { mark, region, stack, toast as toastStyle, words } from './Toast.css'
import { toasts, type ToastMessage } from './toasts'

const MARKS = { good: CircleCheck, info: Info, bad: CircleAlert } as const

function attach(region: HTMLElement | null) {
  const detach = [keepRoom(region), leaveByF6(region)]
  return () => detach.forEach((end) => end?.())
}

/** The toasts that are shown now. */
// No label of our own: React Aria registers the landmark when its label, "1 notification.", changes.
export function ToastStack() {
  return (
    <AriaToastRegion ref={attach} queue={toasts} className={region}>
      <ToastList<ToastMessage> className={stack}>
        {({ toast }) => {
          const { title, tone = 'good', actionLabel, onAction } = toast.content
          const Mark = MARKS[tone]
          return (
            <Toast toast={toast} className={toastStyle({ tone })}>
              <span className={mark({ tone })} aria-hidden="true">
                <Glyph of={Mark} />
              </span>
              {/* showToast has said it politely; React Aria's own role would interrupt. */}
              <ToastContent className={words} role="group">
                <Text slot="title">{title}</Text>
              </ToastContent>
              {actionLabel !== undefined && (
                <Button
                  tone="quiet"
                  size="small"
                  onPress={() => {
                    onAction?.()
                    toasts.close(toast.key)
                  }}
                >
                  {actionLabel}
                </Button>
              )}
              <CloseButton slot="close" />
            </Toast>
          )
        }}
      </ToastList>
    </AriaToastRegion>
  )
}

/**
 * F6 in the toasts leads back to where it was pressed. React Aria goes from landmark to landmark, but knows
 * only those that it made, and often the toasts are the only one.
 */
function leaveByF6(region: HTMLElement | null): (() => void) | undefined {
  if (region === null) return undefined
  let cameFrom: HTMLElement | null = null
  const remember = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !region.contains(relatedTarget)) cameFrom = relatedTarget
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'F6' || event.altKey || event.ctrlKey || event.metaKey) return
    if (!region.contains(document.activeElement) || cameFrom?.isConnected !== true) return
    event.preventDefault()
    event.stopImmediatePropagation()
    cameFrom.focus()
  }
  region.addEventListener('focusin', remember)
  window.addEventListener('keydown', leave, true)
  return () => {
    region.removeEventListener('focusin', remember)
    window.removeEventListener('keydown', leave, true)
  }
}
