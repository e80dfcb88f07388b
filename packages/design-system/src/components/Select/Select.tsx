import { lazyPart } from '../../lazy/lazy-part'
import { opensMenu, useOpener } from '../../lazy/use-opener'
import { useSteadyHandlers } from '../Field/use-steady-handlers'
import { useSteadyOptions } from '../Popover/use-steady-options'
import { SelectStandIn } from './SelectStandIn'
import type { SelectProps } from './select-props'

export type { SelectProps } from './select-props'

const selectControl = lazyPart(async () => (await import('./SelectControl')).SelectControl)

/** A letter finds what begins with it as soon as the list is there. */
const opensList = (key: string) => opensMenu(key) || /^\p{L}$/u.test(key)

/** One of several known answers; for many, or ones that come from the server, use ComboBox. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { isLoaded, opening, standIn } = useOpener(selectControl, opensList)
  const steady = useSteadyHandlers(props as unknown as SelectProps)
  const known = { ...steady, items: useSteadyOptions(steady.items) }
  if (isLoaded) return <selectControl.Part {...known} opening={opening} />
  return <SelectStandIn {...known} button={standIn} />
}
