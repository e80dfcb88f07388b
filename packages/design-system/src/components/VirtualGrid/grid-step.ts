import type { GridStep } from './next-cell'

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
}

const STEPS: ReadonlyMap<string, GridStep> = new Map(
  Object.entries({
    ArrowUp: 'up',
    ArrowDown: 'down',
    PageUp: 'pageUp',
    PageDown: 'pageDown',
    Home: 'rowStart',
    End: 'rowEnd',
    'Control+Home': 'gridStart',
    'Control+End': 'gridEnd',
  } as const),
)

const SIDEWAYS: Readonly<Record<'ltr' | 'rtl', ReadonlyMap<string, GridStep>>> = {
  ltr: new Map([
    ['ArrowLeft', 'previous'],
    ['ArrowRight', 'next'],
  ]),
  rtl: new Map([
    ['ArrowLeft', 'next'],
    ['ArrowRight', 'previous'],
  ]),
}

/** The step that a key asks for, if any; Left is always to the left of what is seen. */
export function gridStep({ key, ctrlKey, metaKey }: Pressed, direction: 'ltr' | 'rtl'): GridStep | undefined {
  const pressed = ctrlKey || metaKey ? `Control+${key}` : key
  return STEPS.get(pressed) ?? SIDEWAYS[direction].get(pressed)
}
