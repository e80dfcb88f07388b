import { keysOf } from './shortcut-keys'
import { key, shortcut } from './Shortcut.css'

interface ShortcutProps {
  /** As in `aria-keyshortcuts`, which says it: "Control+P". */
  keys: string
}

/** The keys that do the same, drawn at the end of a line; the control's `aria-keyshortcuts` says them. */
export function Shortcut({ keys }: ShortcutProps) {
  return (
    <span className={shortcut} aria-hidden="true">
      {keysOf(keys).map((name) => (
        <kbd key={name} className={key} data-cap={name} />
      ))}
    </span>
  )
}
