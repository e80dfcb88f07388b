import { useState } from 'react'
import type { ListOption } from './list-option'

/** The options that were given first, for as long as those given since say the same. */
export function useSteadyOptions<Option extends ListOption>(options: readonly Option[]) {
  const [steady, setSteady] = useState(options)
  if (steady === options || JSON.stringify(steady) === JSON.stringify(options)) return steady
  setSteady(options)
  return options
}
