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
