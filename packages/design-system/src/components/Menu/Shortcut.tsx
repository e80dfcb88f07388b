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

/** What stands on the keys, where that differs from the name that `aria-keyshortcuts` has for them. */
const CAPS: Readonly<Record<string, string>> = {
  Control: 'Ctrl',
  Meta: '⌘',
  Escape: 'Esc',
  Delete: 'Del',
  Plus: '+',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
}

/** The keys of the first of the shortcuts, as they are labelled: "Control+Shift+P" is Ctrl, Shift and P. */
export function keysOf(shortcuts: string): string[] {
  const [first = ''] = shortcuts.split(' ')
  return first.split('+').map((name) => CAPS[name] ?? name)
}
